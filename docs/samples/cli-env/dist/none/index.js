const url = process.env.PUBLIC_URL;
export { url };
