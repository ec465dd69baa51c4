const zone = 'UTC';
export { zone };
