const toCents = (euros)=>Math.round(100 * euros);
const toEuros = (cents)=>cents / 100;
export { toCents, toEuros };
