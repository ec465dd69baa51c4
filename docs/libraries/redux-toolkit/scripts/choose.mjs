// The files that `require` loads. Run after the build, which empties dist.
import { writeFileSync } from 'node:fs';

const files = {
  'dist/cjs': 'redux-toolkit',
  'dist/react/cjs': 'redux-toolkit-react',
  'dist/query/cjs': 'rtk-query',
  'dist/query/react/cjs': 'rtk-query-react',
};
for (const [folder, name] of Object.entries(files)) {
  writeFileSync(
    `${folder}/index.js`,
    `'use strict';

if (process.env.NODE_ENV === 'production') {
  module.exports = require('./${name}.production.min.cjs');
} else {
  module.exports = require('./${name}.development.cjs');
}
`,
  );
}
