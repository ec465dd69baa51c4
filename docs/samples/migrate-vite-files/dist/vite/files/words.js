// src/words.ts
var e = (e) => e.toLowerCase().split(/\s+/);
export { e as words };
