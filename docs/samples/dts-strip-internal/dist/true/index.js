function seal(id) {
    return `sealed-${id}`;
}
function issue(id) {
    return {
        id,
        secret: seal(id)
    };
}
export { issue, seal };
