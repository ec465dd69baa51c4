declare const SHIFT: number;

export const shift = (code: number) => code + SHIFT;
