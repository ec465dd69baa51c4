export const last = (list) => list.at(-1);
export const first = (list) => list[0];
