const codes = require('color-codes');

module.exports = (color, text) =>
  `<${codes[color]}>${text}</${codes[color]}>`;
