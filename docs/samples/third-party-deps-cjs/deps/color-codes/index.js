module.exports = { red: 31, yellow: 33 };
