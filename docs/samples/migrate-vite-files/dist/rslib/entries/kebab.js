const words = (text)=>text.toLowerCase().split(/\s+/);
const kebab = (text)=>words(text).join('-');
export { kebab, words };
