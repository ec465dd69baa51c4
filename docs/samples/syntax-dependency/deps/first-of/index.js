export const first = (list) => list?.[0];
