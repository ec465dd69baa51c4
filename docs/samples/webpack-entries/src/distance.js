export const distance = ([x, y], [u, v]) =>
  Math.hypot(x - u, y - v);
