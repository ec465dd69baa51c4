export const sides = 6;
export default () => 1 + Math.floor(Math.random() * sides);
