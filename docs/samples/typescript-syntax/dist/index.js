import { Currency, Rounding, Vat } from "./currency.js";
const euro = Currency.Euro;
const up = Rounding.Up;
const vat = Vat.normal;
export { euro, up, vat };
