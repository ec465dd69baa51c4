import { plural } from "./text/plural.js";
const sizes = [
    [
        'hour',
        60
    ],
    [
        'minute',
        1
    ]
];
function spell(minutes) {
    const words = [];
    let rest = minutes;
    for (const [unit, size] of sizes){
        const count = Math.floor(rest / size);
        rest -= count * size;
        if (count > 0) words.push(plural(count, unit));
    }
    return words.join(', ');
}
export { spell };
