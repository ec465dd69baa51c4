function factor(unit) {
    return 'km' === unit ? 1000 : 1;
}
function metres(value, unit) {
    return value * factor(unit);
}
export { metres };
