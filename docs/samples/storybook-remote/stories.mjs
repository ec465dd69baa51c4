import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

const out = 'node_modules/.out';
const read = (name) => readFileSync(`${out}/${name}`, 'utf8');

const args = ['build', '--output-dir', out];
const { status } = spawnSync('storybook', args);
console.log('exit code', status);

const { entries } = JSON.parse(read('index.json'));
console.log(Object.keys(entries).join(', '));

const { remotes } = JSON.parse(read('mf-manifest.json'));
for (const { alias, entry } of remotes) console.log(alias, entry);

const main = readdirSync(out).find((name) => /^main\..*js$/.test(name));
console.log('bootstrap:', read(main).includes('storybook-bootstrap'));
