module.exports = require('virtual-npm/util/util.js').types;
