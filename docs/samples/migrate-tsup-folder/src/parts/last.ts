export const last = (words: string[]) => words.at(-1) ?? '';
