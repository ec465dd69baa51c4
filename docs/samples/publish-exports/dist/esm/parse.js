const parse = (text)=>100 * Number(text.slice(1));
export { parse };
