const cents = (euros)=>100 * euros;
export { cents };
