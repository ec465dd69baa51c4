const { sep } = require('node:path');

exports.separator = sep;
exports.load = (name) => require(name);
