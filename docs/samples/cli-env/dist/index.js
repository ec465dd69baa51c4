const url = "/production";
export { url };
