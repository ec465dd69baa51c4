export const slug = (title: string) => title.trim();
