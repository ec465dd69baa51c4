const path = require('node:path');

export const separator = path.sep;
