const last = (words)=>words.at(-1) ?? '';
export { last };
