const shift = 3;
export { shift };
