const folder = 1;
export { folder };
