export const fastParse = 'fast-parse';
