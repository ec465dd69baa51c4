const cents = (price)=>Math.round(100 * price.amount);
function total(price, pieces) {
    return {
        ...price,
        amount: price.amount * pieces
    };
}
export { cents, total };
