const flags = {
    fast: true
};
const kept = {
    store: "memory",
    fast: flags.fast
};
export { kept };
