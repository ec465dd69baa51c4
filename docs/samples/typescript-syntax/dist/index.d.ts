import { Currency, Rounding } from './currency.js';
export declare const euro = Currency.Euro;
export declare const up = Rounding.Up;
export declare const vat = 0.19;
