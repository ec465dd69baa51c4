export const draw = (points, width) =>
  points.join(' ').slice(0, width);
