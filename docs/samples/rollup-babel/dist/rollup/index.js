/** Reads a value along a path. */
function deepGet(value, path, fallback) {
  let found = value;
  for (const key of path) {
    var _found;
    found = (_found = found) === null || _found === void 0 ? void 0 : _found[key];
  }
  return found !== null && found !== void 0 ? found : fallback;
}
const merge = (one, other) => ({
  ...one,
  ...other
});

export { deepGet, merge };
