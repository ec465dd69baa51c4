const clean = (text)=>text.trim().toLowerCase();
const slug = (title)=>clean(title).split(' ').join('-');
export { slug };
