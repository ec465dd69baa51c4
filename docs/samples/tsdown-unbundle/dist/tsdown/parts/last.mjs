// src/parts/last.ts
const last = (list) => list.at(-1);
export { last };
