function seal(id) {
    return `sealed-${id}`;
}
export { seal };
