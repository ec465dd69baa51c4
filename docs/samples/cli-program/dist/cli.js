#!/usr/bin/env node
const signs = Object.entries({
    M: 1000,
    CM: 900,
    D: 500,
    CD: 400,
    C: 100,
    XC: 90,
    L: 50,
    XL: 40,
    X: 10,
    IX: 9,
    V: 5,
    IV: 4,
    I: 1
});
function roman(year) {
    const found = signs.find(([, value])=>value <= year);
    if (!found) return '';
    return found[0] + roman(year - found[1]);
}
const cli_year = Number(process.argv[2]);
if (Number.isInteger(cli_year) && cli_year > 0) console.log(roman(cli_year));
else {
    console.error('Usage: roman-year <year>');
    process.exitCode = 2;
}
export { };
