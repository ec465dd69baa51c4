import { execFile } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  readFileSync,
  rmSync,
} from 'node:fs';
import { promisify } from 'node:util';
import { startRegistry } from './registry.mjs';

const { host, packages, stop } = await startRegistry();
const release = '../publish-release-copy';
const project = '../publish-release-project';
cpSync('.', release, { recursive: true });
mkdirSync(project);

const registry = [
  `--registry=http://${host}/`,
  `--//${host}/:_authToken=rehearsal`,
  `--cache=${project}/.npm`,
];

/** Runs npm against the registry of the rehearsal. */
async function npm(cwd, ...args) {
  const options = ['--no-audit', '--no-fund', ...registry];
  await promisify(execFile)('npm', [...args, ...options], {
    cwd,
  });
}

/** Publishes, and tells what the registry then has. */
async function publish(...args) {
  await npm(release, 'publish', ...args);
  const [name] = packages.keys();
  const known = packages.get(name);
  console.log(`npm publish ${args.join(' ')}`.trim());
  console.log('  access:', known.access);
  console.log('  tags:', JSON.stringify(known['dist-tags']));
}

/** Installs in an empty project, and uses what came. */
async function install(name) {
  rmSync(`${project}/node_modules`, {
    recursive: true,
    force: true,
  });
  await npm(project, 'install', '--prefix=.', name);
  const code =
    "import { formatPrice } from '@acme/price-tag';" +
    'console.log(formatPrice(1250));';
  const node = ['--input-type=module', '--eval', code];
  const { stdout } = await promisify(execFile)(
    process.execPath,
    node,
    { cwd: project },
  );
  const installed = `${project}/node_modules/@acme/price-tag`;
  const { version } = JSON.parse(
    readFileSync(`${installed}/package.json`, 'utf8'),
  );
  console.log(`npm install ${name}`);
  console.log(`  ${version}: ${stdout.trim()}`);
}

await publish();
await npm(
  release,
  'version',
  '1.1.0-beta.0',
  '--no-git-tag-version',
);
await publish('--tag', 'beta');
await install('@acme/price-tag');
await install('@acme/price-tag@beta');

stop();
rmSync(release, { recursive: true });
rmSync(project, { recursive: true });
