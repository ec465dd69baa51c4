const limit = 10;
export { limit };
