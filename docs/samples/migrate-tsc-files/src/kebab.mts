export const kebab = (text: string): string =>
  text.toLowerCase().replaceAll(' ', '-');
