const store = 'disk';
export { store };
