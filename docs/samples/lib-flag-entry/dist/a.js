const a = 'a';
export { a };
