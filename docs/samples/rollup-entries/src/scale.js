export const scale = (value, factor) =>
  Math.round(value * factor * 100) / 100;
