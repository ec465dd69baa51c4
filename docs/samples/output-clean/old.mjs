import { mkdirSync, writeFileSync } from 'node:fs';

for (const folder of ['auto', 'true', 'false']) {
  mkdirSync(`dist/${folder}`, { recursive: true });
  writeFileSync(`dist/${folder}/old.js`, 'old');
}
writeFileSync('dist/old.js', 'old');
