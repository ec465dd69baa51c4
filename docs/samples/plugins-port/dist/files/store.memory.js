const store = 'memory';
export { store };
