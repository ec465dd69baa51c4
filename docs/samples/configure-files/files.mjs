import { rmSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { loadConfig } from '@rslib/core';

const endings = ['cjs', 'cts', 'js', 'json', 'mjs', 'mts', 'ts'];
for (const ending of endings) {
  const module = ending.startsWith('c');
  const start = module ? 'module.exports =' : 'export default';
  const code = ending === 'json' ? '{}' : `${start} {};`;
  writeFileSync(`rslib.config.${ending}`, code);
}

for (;;) {
  const { filePath } = await loadConfig();
  if (filePath === null) break;
  console.log(basename(filePath));
  rmSync(filePath);
}
console.log('No file is found any more.');
rmSync('rslib.config.json');
