import * as __rspack_external__prices_js_ce1ba72e from "./prices.js";
const letters = (count)=>count * __rspack_external__prices_js_ce1ba72e.letter;
export { letters };
