export const main = import.meta.main;
