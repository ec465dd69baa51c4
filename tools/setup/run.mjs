/** The commands of package.json that have to work before anything is installed. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { ensureDependencies } from '../install/dependencies.mjs';
import { npm, run, succeeds } from '../install/process.mjs';
import { installToolchains } from '../install/toolchains.mjs';
import { inputs, isCurrent, markAsCurrent } from './build-stamp.mjs';
import { ensureChromium } from './chromium.mjs';
import { ensureFirefox } from './firefox.mjs';
import { needsSite, testPlan } from './test-plan.mjs';

const { execPath: node, env } = process;
const rspress = 'node_modules/@rspress/core/bin/rspress.js';
/** A larger young generation: builds take a quarter less CPU time, and the server starts faster. */
const room = '--max-semi-space-size=128';
const folder = 'tools/toolchains';
const output = env.SITE_OUT_DIR ?? 'doc_build';

/** Each returns its exit code. */
const commands = { start, test, firefox, dev, build, playground, toolchains };

/** Builds the site and serves it like a host would, until Ctrl+C. */
async function start() {
  const code = await build([]);
  if (code !== 0) return code;
  // The server is TypeScript, and what reads it is installed by now.
  (await import('tsx/esm/api')).register();
  process.argv[2] = output;
  await import('../serve/cli.ts');
  return process.exitCode;
}

/** Checks the repository, builds the site unless that is done, and tests: `testPlan`. */
async function test(args) {
  const plan = testPlan(args);
  // It waits for the network. Other toolchains are installed when something is built with them.
  const isThere = (name) => existsSync(`${folder}/${name}/node_modules`);
  const names = ['node-24', ...readdirSync(folder).filter(isThere)];
  const installed = background([node, import.meta.filename, 'toolchains', ...names]);
  const chromium = await ensureChromium();
  console.log(`Chromium: ${chromium ?? "Playwright's own"}`);
  if (chromium) env.CHROMIUM_PATH = chromium;
  if (plan.all) env.TEST_ALL = '1';
  // The build does not keep a second core busy.
  const checked = plan.checks ? background(npm('run', 'check')) : 0;
  const built = await buildIfNeeded(plan.playwright);
  if ((await checked) !== 0) throw new Error('npm run check failed; it says why above.');
  const tests = [
    node,
    'node_modules/@playwright/test/cli.js',
    'test',
    ...plan.playwright,
  ];
  return built || (await installed) || run(tests);
}

/** Tests the built site in Firefox. Everything is passed on to Playwright. */
async function firefox(args) {
  env.FIREFOX_PATH = ensureFirefox();
  console.log(`Firefox: ${env.FIREFOX_PATH}`);
  const config = '--config=tests/firefox/playwright.config.ts';
  const cli = 'node_modules/@playwright/test/cli.js';
  return (await buildIfNeeded([])) || run([node, cli, 'test', config, ...args]);
}

/** Builds the site if tests with these arguments read it, and it is not that of now. */
function buildIfNeeded(args) {
  if (!needsSite(args)) return 0;
  if (!isCurrent(output)) return build([]);
  console.log(`\n${output} is current, so it is not built again.`);
  return 0;
}

/** Starts a command that writes to this terminal, and resolves to its exit code. */
async function background([command, ...args]) {
  const [code] = await once(spawn(command, args, { stdio: 'inherit' }), 'close');
  return code;
}

/** The framework's development server. */
async function dev(args) {
  await addPending();
  return run([node, room, rspress, 'dev', ...args]);
}

/** Writes a Chinese file for each English page without a translation, which then has an address. */
async function addPending() {
  // It is TypeScript, and what reads it is installed by now.
  const { tsImport } = await import('tsx/esm/api');
  const { addPendingFiles } = await tsImport(
    '@site/translations/add-pending',
    import.meta.url,
  );
  for (const file of addPendingFiles(process.cwd()))
    console.log(`${file} was written, because its English page is not translated yet.`);
}

/** Builds the site. The framework's cache does not notice that an environment variable changed. */
async function build(args) {
  await addPending();
  if (!succeeds(['git', 'rev-parse', '--verify', 'HEAD']))
    console.log('\nWithout git history, pages, feeds and the sitemap have no dates.');
  const settings = { NODE_ENV: 'production', RSPRESS_PERSISTENT_CACHE: 'false' };
  const read = inputs();
  const code = run([node, room, rspress, 'build', ...args], {
    env: { ...env, ...settings },
  });
  if (code === 0) markAsCurrent(output, read);
  return code;
}

/** Builds samples in a browser, and records which come out as on the command line. */
async function playground(ids) {
  const chromium = await ensureChromium();
  if (chromium) env.CHROMIUM_PATH = chromium;
  const cli = 'tools/playground/cli.ts';
  return run([node, '--import', 'tsx', cli, ...ids]);
}

/** Installs all toolchains, or those that are named. */
function toolchains(names) {
  installToolchains(names);
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
