export const shift = (code: number) => code + 3;
