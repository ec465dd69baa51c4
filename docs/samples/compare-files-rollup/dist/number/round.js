const round = (value, digits = 1) => value.toFixed(digits);

export { round };
