function deepGet(value, path, fallback) {
    let found = value;
    for (const key of path)found = null == found ? void 0 : found[key];
    return null != found ? found : fallback;
}
const merge = (one, other)=>({
        ...one,
        ...other
    });
export { deepGet, merge };
