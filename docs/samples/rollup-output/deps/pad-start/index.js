module.exports = (text, length) => text.padStart(length, '0');
