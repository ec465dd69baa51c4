export const slug = (title) => title.toLowerCase();
