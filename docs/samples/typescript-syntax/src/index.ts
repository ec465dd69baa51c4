import { Currency, Rounding, Vat } from './currency';

export const euro = Currency.Euro;
export const up = Rounding.Up;
export const vat = Vat.normal;
