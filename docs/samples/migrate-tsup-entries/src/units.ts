export const units = { h: 3600, m: 60, s: 1 };
