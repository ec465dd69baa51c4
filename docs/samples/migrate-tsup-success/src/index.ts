export const minutes: string = 90;
