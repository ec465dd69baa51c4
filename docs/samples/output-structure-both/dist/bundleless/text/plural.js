function plural(count, noun) {
    return `${count} ${noun}${1 === count ? '' : 's'}`;
}
function upper(noun) {
    return noun.toUpperCase();
}
export { plural, upper };
