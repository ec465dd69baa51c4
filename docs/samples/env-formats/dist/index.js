const mode = import.meta.env.MODE;
const zone = import.meta.env.PUBLIC_ZONE;
const env = process.env.NODE_ENV;
export { env, mode, zone };
