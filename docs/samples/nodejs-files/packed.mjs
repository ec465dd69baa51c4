import { execSync } from 'node:child_process';

const text = execSync('npm pack --dry-run --json', {
  encoding: 'utf8',
  stdio: ['ignore', 'pipe', 'ignore'],
});
const [{ files }] = JSON.parse(text);
for (const { path } of files) console.log(path);
