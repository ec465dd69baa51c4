const units = [
    {
        name: 'h',
        size: 3600
    },
    {
        name: 'm',
        size: 60
    },
    {
        name: 's',
        size: 1
    }
];
function durationText(seconds) {
    const parts = [];
    let rest = Math.round(seconds);
    for (const { name, size } of units){
        const count = Math.floor(rest / size);
        rest -= count * size;
        if (count > 0) parts.push(`${count}${name}`);
    }
    return parts.join(' ') || '0s';
}
export { durationText };
