

function add(a, b) {
    console.log('adding', a, b);
    if (Number.isNaN(a + b)) console.warn('not a number');
    return a + b;
}
const table = ()=>console.table([
        1,
        2
    ]);

export { add, table };
