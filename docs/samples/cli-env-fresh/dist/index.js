const url = "/api";
export { url };
