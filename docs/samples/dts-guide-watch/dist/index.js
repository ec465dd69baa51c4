const metres = (feet)=>0.3048 * feet;
export { metres };
