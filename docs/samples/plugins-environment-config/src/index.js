export const add = (first, second) => first + second;
