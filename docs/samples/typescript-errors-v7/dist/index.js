const free = 0;
export { free };
