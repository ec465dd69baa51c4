const toCents = (euros)=>Math.round(100 * euros);
export { toCents };
