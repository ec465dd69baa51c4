export const words: string[] = ['new', 'old'];
