const seconds = new Map([
    [
        'h',
        3600
    ],
    [
        'm',
        60
    ],
    [
        's',
        1
    ]
]);
function readDuration(text) {
    let sum = 0;
    for (const part of text.trim().split(/\s+/)){
        const [, digits, unit] = /^(\d+)([a-z]*)$/.exec(part) ?? [];
        const factor = seconds.get(unit || "m");
        if (void 0 === digits || void 0 === factor) throw new RangeError(`Not a duration: ${part}`);
        sum += Number(digits) * factor;
    }
    return sum;
}
export { readDuration };
