const slug = (title)=>title.trim();
export { slug };
