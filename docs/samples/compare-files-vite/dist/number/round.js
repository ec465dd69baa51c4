// src/number/round.ts
var e = (e, t = 1) => e.toFixed(t);
export { e as round };
