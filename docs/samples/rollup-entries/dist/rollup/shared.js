const scale = (value, factor) =>
  Math.round(value * factor * 100) / 100;

export { scale as s };
