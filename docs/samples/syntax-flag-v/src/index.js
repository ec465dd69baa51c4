export const isUpperHex = (digit) =>
  /[\p{AHex}--[a-f]]/v.test(digit);
