const b = 'b';
export { b };
