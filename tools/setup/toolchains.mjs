/**
 * npm run toolchains: what some samples are built with and the repository itself does not install.
 * Names after `--` are the only ones to install.
 */
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { missingIn } from './dependencies.mjs';
import { main } from './main.mjs';
import { npm } from './process.mjs';

const root = 'tools/toolchains';

await main((asked) => {
  const known = readdirSync(root);
  const unknown = asked.filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    throw new Error(
      `There is no toolchain ${unknown.join(', ')}. There are: ${known.join(', ')}.`,
    );
  }
  const names = asked.length > 0 ? asked : known;
  const lacking = names.filter((name) => missingIn(`${root}/${name}`).length > 0);
  for (const name of lacking) install(name);
  console.log(
    lacking.length > 0
      ? `Toolchains installed: ${lacking.join(', ')}.`
      : 'All toolchains are installed as their lock files ask.',
  );
});

/**
 * Throws an Error that shows what npm said when it fails. `npm ci` would stop where the registry that made the lock file has
 * not every optional package for other systems; this installs the same versions and leaves the lock file as it is.
 */
function install(name) {
  const quiet = ['--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  const [program, ...args] = npm(['install', '--no-save', ...quiet]);
  const { status, stdout, stderr } = spawnSync(program, args, {
    cwd: `${root}/${name}`,
    encoding: 'utf8',
  });
  if (status !== 0) {
    throw new Error(`npm install failed in ${root}/${name}:\n${stdout}${stderr}`);
  }
}
