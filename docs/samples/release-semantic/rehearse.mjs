import { execFile, execFileSync } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { startRegistry } from './registry.mjs';

// A repository of its own, with a remote one.
const git = (...args) => execFileSync('git', args);
const origin = `${process.cwd()}/node_modules/origin`;
git('init', '--quiet', '--bare', '-b', 'main', origin);
git('init', '--quiet', '-b', 'main');
git('config', 'user.name', 'a');
git('config', 'user.email', 'a@b.c');
git('remote', 'add', 'origin', origin);
git('add', '.');

const { host, packages, stop } = await startRegistry();
const env = {
  ...process.env,
  NPM_TOKEN: 'rehearsal',
  NPM_CONFIG_REGISTRY: `http://${host}/`,
};
// --no-ci: not in a CI service, which it asks for.
const { href } = pathToFileURL(origin);
const args = ['--no-ci', '--repository-url', href];

async function release(message) {
  git('commit', '--quiet', '--allow-empty', '-m', message);
  git('push', '--quiet', 'origin', 'main');
  const run = promisify(execFile);
  await run('semantic-release', args, { env });
  const known = packages.get('@acme/price-tag');
  console.log(message);
  console.log('  npm:', JSON.stringify(known['dist-tags']));
}

await release('feat: format prices');
await release('fix: round to whole cents');
await release('docs: correct a typo');
const tags = String(git('tag')).split('\n');
console.log('git tag:', tags.join(' ').trim());
stop();
