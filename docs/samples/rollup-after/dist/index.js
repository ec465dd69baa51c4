function checkDigit(serial) {
    let sum = 0;
    for (const character of serial)sum += character.codePointAt(0) ?? 0;
    return sum % 10;
}
function parsePlate(text) {
    const match = /^(\w-\d+)-(\d)$/.exec(text);
    if (!match) return;
    const [, serial = '', digit] = match;
    const check = Number(digit);
    return checkDigit(serial) === check ? {
        serial,
        check
    } : void 0;
}
export { parsePlate };
