function split(minutes) {
    const hours = Math.floor(minutes / 60);
    return {
        hours,
        rest: minutes - 60 * hours
    };
}
export { split };
