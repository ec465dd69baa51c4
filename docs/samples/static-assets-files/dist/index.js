const family = 'Acme Sans';
export { family };
