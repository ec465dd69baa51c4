export const trim = (text: string): string => text.trim();
