export const slug = (text) => text.replaceAll(' ', '-');
