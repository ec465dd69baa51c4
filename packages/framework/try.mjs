/**
 * Builds the site and runs its smoke tests with another version of the framework, in a copy of the
 * repository: `npm run try-framework -- 2.0.20`. Further arguments name packages at a version of
 * their own: `@rspress/plugin-rss@2.0.22`.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const repository = path.resolve(import.meta.dirname, '../..');

/** What readers would notice first, and the contracts themselves. */
const smokeTests = [
  'packages/framework/tests',
  'packages/search/tests/browser',
  'tests/content',
  'tests/access/keyboard.spec.ts',
  ...['overview', 'page-change', 'theme'].map((name) => `tests/shell/${name}.spec.ts`),
];

const projects = ['tools', 'content', 'desktop'].map((name) => `--project=${name}`);

const [version, ...others] = process.argv.slice(2);
if (!/^\d+\.\d+\.\d+/.test(version ?? '')) {
  console.error('Name a version of @rspress/core: npm run try-framework -- 2.0.20');
  process.exit(1);
}

const { dependencies, devDependencies } = JSON.parse(
  readFileSync(path.join(repository, 'package.json'), 'utf8'),
);
const official = Object.keys({ ...dependencies, ...devDependencies })
  .filter((name) => name.startsWith('@rspress/'))
  .filter((name) => !others.some((one) => one.startsWith(`${name}@`)))
  .map((name) => `${name}@${version}`);

const copy = mkdtempSync(path.join(tmpdir(), `framework-${version}-`));
const left = /[\\/](?:node_modules|doc_build|\.cache|test-results)(?:[\\/]|$)/;
cpSync(repository, copy, {
  recursive: true,
  filter: (source) => !left.test(source.slice(repository.length)),
});

const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
const run = (...command) => {
  const [name, ...args] = command;
  console.log(`\n> ${command.join(' ')}`);
  const { status } = spawnSync(name, args, { cwd: copy, stdio: 'inherit' });
  return status === 0;
};
const flags = ['--save-exact', '--no-audit', '--no-fund'];
// The copy asks for the version from then on, or its build would install the usual one again.
const isFine =
  run(npm, 'install', ...flags, ...official, ...others) &&
  run(npm, 'run', 'build') &&
  run('npx', 'playwright', 'test', ...smokeTests, ...projects);
rmSync(copy, { recursive: true });
console.log(`\nThe site ${isFine ? 'works' : 'does not work'} with ${version}.`);
process.exitCode = isFine ? 0 : 1;
