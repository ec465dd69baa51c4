class Row {
    set amount(value) {
        console.log('setter:', value);
    }
}
class Discount extends Row {
    constructor(...args){
        super(...args), this.amount = 5;
    }
}
export { Discount };
