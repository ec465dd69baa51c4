const api = process.env.PUBLIC_API;
export { api };
