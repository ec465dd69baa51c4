export const answer: string = 42;
