const units = {
    kB: 1e3,
    MB: 1e6,
    GB: 1e9
};
export { units };
