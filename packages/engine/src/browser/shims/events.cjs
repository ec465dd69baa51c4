module.exports = require('virtual-npm/events/events.js');
