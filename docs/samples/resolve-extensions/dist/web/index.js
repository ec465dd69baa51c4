const storage = 'localStorage';
const store = storage;
export { store };
