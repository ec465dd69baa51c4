/** The commands of package.json that have to work before anything is installed. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { ensureChromium } from './chromium.mjs';
import { ensureDependencies, installation, missingIn } from './dependencies.mjs';
import { npm, run, succeeds } from './process.mjs';

const { execPath: node, env } = process;
const rspress = 'node_modules/@rspress/core/bin/rspress.js';
/** A larger young generation: builds take a quarter less CPU time, and the server starts faster. */
const room = '--max-semi-space-size=128';
const folder = 'tools/toolchains';

/** Each returns its exit code. */
const commands = { start, test, dev, build, toolchains };

/** Builds the site and serves it like a host would, until Ctrl+C. */
async function start() {
  const code = build([]);
  if (code !== 0) return code;
  // The server is TypeScript, and what reads it is installed by now.
  await import('jiti/register');
  process.argv[2] = 'doc_build';
  await import('../serve/cli.ts');
  return process.exitCode;
}

/**
 * What must hold, from the types to the built pages in a browser; of what is many, what differs
 * from `main` and a tenth of the rest. With `--all`, nothing is left out.
 */
async function test(args) {
  const all = args.includes('--all');
  // It waits for the network. What is missing now is installed when something is built with it.
  const isThere = (name) => existsSync(`${folder}/${name}/node_modules`);
  const names = all ? [] : ['node-24', ...readdirSync(folder).filter(isThere)];
  const installed = background([node, import.meta.filename, 'toolchains', ...names]);
  const chromium = await ensureChromium();
  console.log(`Chromium: ${chromium ?? "Playwright's own"}`);
  if (chromium) env.CHROMIUM_PATH = chromium;
  if (all) env.TEST_ALL = '1';
  const rest = args.filter((one) => one !== '--all');
  const tests = [node, 'node_modules/@playwright/test/cli.js', 'test', ...rest];
  // The build does not keep a second core busy.
  const checked = background(npm('run', 'check'));
  const built = build([]);
  if ((await checked) !== 0) throw new Error('npm run check failed; it says why above.');
  return built || (await installed) || run(tests);
}

/** Starts a command that writes to this terminal, and resolves to its exit code. */
async function background([command, ...args]) {
  const [code] = await once(spawn(command, args, { stdio: 'inherit' }), 'close');
  return code;
}

/** The framework's development server. */
function dev(args) {
  return run([node, room, rspress, 'dev', ...args]);
}

/** Builds the site. The framework's cache does not notice that an environment variable changed. */
function build(args) {
  if (!succeeds(['git', 'rev-parse', '--verify', 'HEAD']))
    console.log('\nWithout git history, pages have no date, and the feed is empty.');
  const settings = { NODE_ENV: 'production', RSPRESS_PERSISTENT_CACHE: 'false' };
  return run([node, room, rspress, 'build', ...args], { env: { ...env, ...settings } });
}

/** Installs what some samples are built with: all toolchains, or those that are named. */
function toolchains(asked) {
  const known = readdirSync(folder);
  const unknown = asked.find((name) => !known.includes(name));
  if (unknown) throw new Error(`No toolchain is named ${unknown}: ${known.join(', ')}.`);
  for (const name of asked.length > 0 ? asked : known) {
    const cwd = `${folder}/${name}`;
    const missing = missingIn(cwd);
    if (missing.length === 0) continue;
    console.log(`\n${installation(name, missing)}`);
    // `npm ci` stops where a registry has not every optional package for other systems.
    const quiet = ['--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
    if (run(npm('install', '--no-save', ...quiet), { cwd }) !== 0)
      throw new Error(`npm install failed in ${cwd}; its messages above say why.`);
  }
  console.log('The toolchains are installed as their lock files ask.');
}

try {
  process.chdir(path.resolve(import.meta.dirname, '../..'));
  const [name, ...args] = process.argv.slice(2);
  ensureDependencies();
  process.exitCode = (await commands[name](args)) ?? 0;
} catch (error) {
  // Meant for the person at the terminal.
  console.error(`\n${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
}
