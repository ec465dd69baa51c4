import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';

const out = 'node_modules/.out';
const args = ['build', '--output-dir', out];
const { status } = spawnSync('storybook', args);
console.log('exit code', status);

const styles = readdirSync(out).filter((name) =>
  name.endsWith('.css'),
);
console.log('stylesheets:', styles.length);
