

/*! A license */ /** @license MIT */ /** @preserve this */ /** Creates a mark. */ /* @__NO_SIDE_EFFECTS__ */ function create(name) {
    return globalThis.marks.add(name);
}
// A note
const star = /* @__PURE__ */ create('star');
const load = (path)=>import(/* @vite-ignore */ path);

export { create, load, star };
