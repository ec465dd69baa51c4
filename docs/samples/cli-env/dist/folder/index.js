const url = "/folder";
export { url };
