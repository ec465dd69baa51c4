const store = "a file";
export { store };
