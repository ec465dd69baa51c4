/*! stars 2.0.0 | BSD */
export const star = String.fromCodePoint(0x2605);
