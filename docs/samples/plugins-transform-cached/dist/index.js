const square = (width)=>width * width;
export { square };
