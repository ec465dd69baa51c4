export const words = (text: string) =>
  text.toLowerCase().split(/\s+/);
