const cents = (euros)=>Math.round(100 * euros);
export { cents };
