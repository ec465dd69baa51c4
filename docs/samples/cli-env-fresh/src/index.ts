export const url = process.env.PUBLIC_URL;
