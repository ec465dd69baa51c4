module.exports = require('dep');
