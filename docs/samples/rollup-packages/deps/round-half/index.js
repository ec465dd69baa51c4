module.exports = (value) => Math.round(value * 2) / 2;
