export const kebab = (text) => text.toLowerCase().replaceAll(' ', '-');
