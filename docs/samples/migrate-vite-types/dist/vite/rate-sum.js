// src/index.ts
var e = (e) => e.reduce((e, t) => e + t, 0);
export { e as average };
