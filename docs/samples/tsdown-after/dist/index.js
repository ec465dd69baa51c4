const steps = [
    {
        name: 'GB',
        bytes: 1e9
    },
    {
        name: 'MB',
        bytes: 1e6
    },
    {
        name: 'kB',
        bytes: 1e3
    }
];
function sizeText(bytes) {
    const step = steps.find(({ bytes: one })=>bytes >= one);
    if (!step) return `${bytes} B`;
    return `${(bytes / step.bytes).toFixed(1)} ${step.name}`;
}
export { sizeText };
