// Each copy of the file is a React of its own.
export const context = { name: 'a context' };
