const isUpperHex = (digit)=>RegExp("[\\u0030-\\u0039--\\u0041-\\u0046--\\u0061-\\u0066--[a-f]]", "v").test(digit);
export { isUpperHex };
