// Node.js without require() of ES modules,
// as it was before 20.19 and 22.12
const { spawnSync } = require('node:child_process');

const { stderr } = spawnSync(
  process.execPath,
  [
    '--no-experimental-require-module',
    '--eval',
    "require('joiner/module')",
  ],
  { cwd: __dirname, encoding: 'utf8' },
);
console.log(/^Error \[.*\]/m.exec(stderr)?.[0]);
