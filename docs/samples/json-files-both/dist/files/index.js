import prices from "./prices.js";
const letters = (count)=>count * prices.letter;
const parcel = prices.parcel.small;
export { letters, parcel };
