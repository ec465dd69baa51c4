function total(price, pieces = 1) {
    return {
        ...price,
        amount: price.amount * pieces
    };
}
export { total };
