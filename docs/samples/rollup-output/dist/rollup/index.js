/*! dial-code */
'use strict';

var pad = require('pad-start');

function dialCode(country) {
  return `+${pad(country, 2)}`;
}

module.exports = dialCode;
// end
//# sourceMappingURL=index.js.map
