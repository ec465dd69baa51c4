export const doubled: number = 16;
