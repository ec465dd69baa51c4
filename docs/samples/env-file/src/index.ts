export const api = process.env.PUBLIC_API;
export const zone = process.env.PUBLIC_ZONE;
export const hash = process.env.PUBLIC_HASH;
export const empty = process.env.PUBLIC_EMPTY;
export const lines = process.env.PUBLIC_LINES;
