/*! A license */
/** @license MIT */
/** @preserve this */

/** Creates a mark. */
/* @__NO_SIDE_EFFECTS__ */
export function create(name) {
  return globalThis.marks.add(name);
}

// A note
export const star = /* @__PURE__ */ create('star');

export const load = (path) =>
  import(/* @vite-ignore */ path);
