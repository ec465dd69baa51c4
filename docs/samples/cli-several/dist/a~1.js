function isLeap(year) {
    return 1 === new Date(year, 1, 29).getMonth();
}
export { isLeap };
