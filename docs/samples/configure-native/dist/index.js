const slug = (text)=>text.toLowerCase();
export { slug };
