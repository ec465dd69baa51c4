class Row {
    set amount(value) {
        console.log('setter:', value);
    }
}
class Discount extends Row {
    amount = 5;
}
export { Discount };
