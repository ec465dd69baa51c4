import { readFileSync } from 'node:fs';
import { resolveConfig } from 'vite';

const config = await resolveConfig({}, 'build');
console.log(config.build.target.join(', '));

const build = (id) =>
  readFileSync(`dist/${id}/index.js`, 'utf8');
for (const id of ['es2021', 'es2022', 'es2023', 'es2024']) {
  const same = build(id) === build('browsers');
  console.log(id, same ? 'is the same' : 'differs');
}
