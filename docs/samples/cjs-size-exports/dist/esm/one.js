const one = (n)=>n + 1;
export { one };
