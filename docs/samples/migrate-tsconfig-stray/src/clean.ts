export const clean = (text: string): string =>
  text.trim().toLowerCase();
