// src/words.ts
var e = (e) => e.toLowerCase().split(/\s+/), t = (t) => e(t).join("-");
export { e as n, t };
