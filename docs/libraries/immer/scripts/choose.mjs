// The file that `require('immer')` loads. Run after the build, which empties dist/cjs.
import { writeFileSync } from 'node:fs';

writeFileSync(
  'dist/cjs/index.js',
  `'use strict';

if (process.env.NODE_ENV === 'production') {
  module.exports = require('./immer.cjs.production.js');
} else {
  module.exports = require('./immer.cjs.development.js');
}
`,
);
