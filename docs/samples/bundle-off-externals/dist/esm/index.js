const upper = (text)=>text.toUpperCase();
const title = (text)=>upper(text);
export { title };
