import { execFile, execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { startRegistry } from './registry.mjs';

const git = (...args) => execFileSync('git', args);
git('init', '--quiet', '--initial-branch=main');
git('config', 'user.name', 'a');
git('config', 'user.email', 'a@b.c');
git('add', '.');
git('commit', '--quiet', '--message', 'First');

const { host, packages, stop } = await startRegistry();
writeFileSync(
  '.npmrc',
  `registry=http://${host}/\n//${host}/:_authToken=rehearsal\n`,
);
const run = (program, ...args) =>
  promisify(execFile)(program, args);

await run('changeset', 'version');
console.log('changeset version');
for (const name of ['units', 'trips']) {
  const file = `packages/${name}/package.json`;
  const { version, dependencies = '' } = JSON.parse(
    readFileSync(file, 'utf8'),
  );
  console.log(' ', name, version, dependencies);
}
const log = 'packages/units/CHANGELOG.md';
// Without the commit, which is another one each time.
console.log(
  readFileSync(log, 'utf8').replace(/\b\w{7}: /, ''),
);
await run('npm', 'run', 'release');
console.log('npm run release');
for (const [name, known] of packages) {
  console.log(' ', name, known['dist-tags']);
}
console.log('git tag');
console.log(String(git('tag')));
stop();
