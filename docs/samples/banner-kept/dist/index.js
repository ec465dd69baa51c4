const gap = 8;
export { gap };
