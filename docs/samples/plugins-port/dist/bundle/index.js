const build_flags = {
    fast: true
};
const kept = {
    store: "memory",
    fast: build_flags.fast
};
export { kept };
