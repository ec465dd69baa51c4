export const count = (text: string): number =>
  text.trim().split(/\s+/).length;
