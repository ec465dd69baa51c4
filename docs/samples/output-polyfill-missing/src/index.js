export const last = (list) => list.at(-1);
