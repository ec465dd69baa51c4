import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

const out = 'node_modules/.out';
const read = (name) => readFileSync(`${out}/${name}`, 'utf8');

const args = ['build', '--output-dir', out];
const { status } = spawnSync('storybook', args);
console.log('exit code', status);

const { entries } = JSON.parse(read('index.json'));
console.log(Object.keys(entries).join(', '));

const names = readdirSync(out).filter((name) =>
  name.startsWith('index-stories.'),
);
const css = names.find((name) => name.endsWith('.css'));
console.log(read(css).split('\n')[0]);

const js = names.find((name) => name.endsWith('.js'));
console.log(/"span",.*?children/.exec(read(js))[0]);
