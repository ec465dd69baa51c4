// The file that `require('reselect')` loads. Run after the build, which empties dist/cjs.
import { writeFileSync } from 'node:fs';

writeFileSync(
  'dist/cjs/index.js',
  `'use strict';

if (process.env.NODE_ENV === 'production') {
  module.exports = require('./reselect.production.min.cjs');
} else {
  module.exports = require('./reselect.development.cjs');
}
`,
);
