function plural(count, noun) {
    return `${count} ${noun}${1 === count ? '' : 's'}`;
}
export { plural };
