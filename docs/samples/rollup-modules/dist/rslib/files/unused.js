const unused = true;
export { unused };
