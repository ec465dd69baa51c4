const add = (first, second)=>first + second;
export { add };
