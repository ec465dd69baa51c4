import { existsSync, readFileSync } from 'node:fs';
import { npm, run } from './process.mjs';

/** Runs `npm ci`, saying why, unless node_modules is what package-lock.json asks for. */
export function ensureDependencies() {
  const list = missingIn('.');
  if (list.length === 0) return;
  const more = list.length > 3 ? `, and ${list.length - 3} more` : '';
  const first = list.slice(0, 3).join(', ');
  console.log(`node_modules is not what package-lock.json asks for: ${first}${more}.`);
  // Also with NODE_ENV=production, the tools that build and serve are needed.
  if (run(npm('ci', '--include=dev', '--no-audit', '--no-fund')) !== 0)
    throw new Error('npm ci failed; its messages above say why.');
}

/** What of the package in `folder` is not installed as its lock file asks, in words. */
export function missingIn(folder) {
  // npm writes what it installed into a lock file of its own.
  const installed = packagesOf(`${folder}/node_modules/.package-lock.json`);
  return differences(packagesOf(`${folder}/package-lock.json`), installed, thisMachine());
}

/** Announces what npm is about to install for samples, since it may take minutes in silence. */
export function installation(toolchain, missing) {
  const count = missing.length === 1 ? '1 package' : `${missing.length} packages`;
  const first = missing[0]?.replace(/ is (?:missing|[^ ]+, not ).*/, '');
  return (
    `The toolchain “${toolchain}” has to be installed once, before anything is built with it: ` +
    `${count} from npm${missing.length > 1 ? ', the first' : ','} ${first}.`
  );
}

/**
 * Says where `installed` differs from `wanted`, both the `packages` of a lock file. A missing
 * optional package counts only if it names the systems that it is for, `machine` among them.
 */
export function differences(wanted, installed, machine) {
  return Object.entries(wanted).flatMap(([folder, entry]) => {
    // npm does not install again what it calls extraneous.
    if (folder === '' || entry.link || entry.extraneous) return [];
    const name = folder.replace(/^.*node_modules\//, '');
    const found = installed[folder]?.version;
    if (found === entry.version) return [];
    if (found) return [`${name} is ${found}, not ${entry.version}`];
    const named = ['os', 'cpu', 'libc'].filter((key) => entry[key]);
    const fits =
      named.length > 0 && named.every((key) => allows(entry[key], machine[key]));
    return entry.optional && !fits ? [] : [`${name} ${entry.version} is missing`];
  });
}

/** npm lets a package name systems, one or a list, or with a `!` those that it is not for. */
function allows(names, value) {
  const list = [names].flat();
  if (list.includes(`!${value}`)) return false;
  return list.includes(value) || list.every((name) => name.startsWith('!'));
}

function packagesOf(lockFile) {
  return existsSync(lockFile) ? JSON.parse(readFileSync(lockFile, 'utf8')).packages : {};
}

function thisMachine() {
  const { platform, arch, report } = process;
  const glibc = platform === 'linux' && report.getReport().header.glibcVersionRuntime;
  return { os: platform, cpu: arch, libc: glibc ? 'glibc' : 'musl' };
}
