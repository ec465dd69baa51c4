export const parse = (text) => Object.fromEntries(new URLSearchParams(text));
export const stringify = (fields) => new URLSearchParams(fields).toString();
export default { parse, stringify };
