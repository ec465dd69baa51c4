export const send = (path) => ({ path, status: 200 });
