export const mode = import.meta.env.MODE;
export const zone = import.meta.env.PUBLIC_ZONE;
export const env = process.env.NODE_ENV;
