export const count = (text: string): number =>
  text.split(/\s+/).filter(Boolean).length;
