const zero = 273.15;
export { zero };
