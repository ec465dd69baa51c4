const alias = 2;
export { alias };
