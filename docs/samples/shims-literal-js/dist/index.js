const path = require('node:path');
const separator = path.sep;
export { separator };
