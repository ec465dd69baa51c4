// build:flags
var flags_default = { fast: true };

// src/store.memory.ts
var store = "memory";

// src/index.ts
var kept = { store, fast: flags_default.fast };
export {
  kept
};
