export const length = (text: string): number => text.length;
