

const slug = (title)=>title.trim().toLowerCase();

export { slug };
