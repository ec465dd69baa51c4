const js = 5;
export { js };
