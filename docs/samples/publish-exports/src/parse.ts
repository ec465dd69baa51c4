export const parse = (text: string) =>
  Number(text.slice(1)) * 100;
