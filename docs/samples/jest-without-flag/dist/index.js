const units = {
    kB: 1e3,
    MB: 1e6,
    GB: 1e9
};
function readSize(text) {
    const [number, unit = "MB"] = text.split(' ');
    const bytes = Number(number) * (units[unit] ?? 0 / 0);
    if (Number.isNaN(bytes)) throw new RangeError(text);
    return bytes;
}
export { readSize };
