const toCents = (euros)=>Math.round(100 * euros);
const price = (euros)=>`${toCents(euros)} cents`;
export { price };
