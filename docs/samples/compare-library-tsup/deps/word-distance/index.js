export const distance = (a, b) =>
  [...a].filter((char) => !b.includes(char)).length;
