/*! LICENSE: index.js.LICENSE.txt */
/*! A license */ /** @license MIT */ /** @preserve this */ function create(name) {
    return globalThis.marks.add(name);
}
const star = /* @__PURE__ */ create('star');
const load = (path)=>import(/* @vite-ignore */ path);
export { create, load, star };
