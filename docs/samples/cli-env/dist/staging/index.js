const url = "/staging-local";
export { url };
