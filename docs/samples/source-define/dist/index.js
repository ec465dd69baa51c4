const version = "2.1.0";
function add(a, b) {
    return a + b;
}
export { add, version };
