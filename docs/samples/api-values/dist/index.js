const shift = (code)=>code + 3;
export { shift };
