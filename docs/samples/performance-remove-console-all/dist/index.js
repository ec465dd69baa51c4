function add(a, b) {
    Number.isNaN(a + b);
    return a + b;
}
const table = ()=>console.table([
        1,
        2
    ]);
export { add, table };
