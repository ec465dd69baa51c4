const count = (text)=>text.trim().split(/\s+/).length;
export { count };
