module.exports = require('../npm/node_modules/events/events.js');
