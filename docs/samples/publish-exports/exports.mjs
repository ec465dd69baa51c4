// Writes "exports" for all entries; --check compares.
import {
  existsSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { loadConfig } from '@rslib/core';

const conditions = {
  import: {
    types: './dist/esm/*.d.ts',
    default: './dist/esm/*.js',
  },
  require: {
    types: './dist/cjs/*.d.cts',
    default: './dist/cjs/*.cjs',
  },
};

const { content } = await loadConfig();
const exports = {};
for (const entry of Object.keys(content.source.entry)) {
  const key = entry === 'index' ? '.' : `./${entry}`;
  const text = JSON.stringify(conditions);
  exports[key] = JSON.parse(text.replaceAll('*', entry));
  for (const files of Object.values(exports[key])) {
    for (const file of Object.values(files)) {
      if (!existsSync(file)) throw new Error(`No ${file}`);
    }
  }
}

const manifest = readFileSync('package.json', 'utf8');
const pkg = JSON.parse(manifest);
const right =
  JSON.stringify(pkg.exports) === JSON.stringify(exports);
if (right) {
  console.log('exports are up to date');
} else if (process.argv.includes('--check')) {
  console.log('exports are out of date: run npm run build');
  process.exitCode = 1;
} else {
  const json = JSON.stringify({ ...pkg, exports }, null, 2);
  writeFileSync('package.json', `${json}\n`);
  console.log('exports were written');
}
