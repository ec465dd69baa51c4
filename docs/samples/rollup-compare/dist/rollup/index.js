/** The last digit of the sum of all characters. */
function checkDigit(serial) {
    let sum = 0;
    for (const character of serial) {
        sum += character.codePointAt(0) ?? 0;
    }
    return sum % 10;
}

/** Reads a text such as `B-7204-3`. */
function parsePlate(text) {
    const match = /^(\w-\d+)-(\d)$/.exec(text);
    if (!match)
        return undefined;
    const [, serial = '', digit] = match;
    const check = Number(digit);
    return checkDigit(serial) === check
        ? { serial, check }
        : undefined;
}

export { parsePlate };
