export const hello = (name) => `Hello ${name}`;
