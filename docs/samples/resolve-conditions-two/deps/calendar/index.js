const { settings } = require('dates');

exports.same = (other) => other === settings;
