function rounded(amount) {
    return Math.round(100 * amount) / 100;
}
function total(items) {
    let sum = 0;
    for (const { price, count } of items)sum += price * (count ?? 1);
    return rounded(sum);
}
export { total };
