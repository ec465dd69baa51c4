module.exports = require('../npm/node_modules/util/util.js').types;
