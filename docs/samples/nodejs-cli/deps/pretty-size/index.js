const { styleText } = require('node:util');

exports.prettySize = (bytes) =>
  styleText('bold', `${(bytes / 1000).toFixed(1)} kB`);
