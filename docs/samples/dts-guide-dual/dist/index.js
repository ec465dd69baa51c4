function label(bytes, unit) {
    const size = 'kB' === unit ? 1000 : 1000000;
    return `${bytes / size} ${unit}`;
}
export { label };
