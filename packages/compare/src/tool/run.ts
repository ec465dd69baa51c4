import { spawnSync } from 'node:child_process';
import path from 'node:path';
import type { Builds } from './compare.ts';
import { isReachable, matchFiles } from './match.ts';
import type { Finding } from './report.ts';
import { type Difference, difference, listed, without } from './rules.ts';

/** Kinds of values by their names, or why Node.js could not load a file. */
type Loaded = Readonly<Record<string, string>> | string;
type Way = 'import' | 'require';

/** Far longer than loading takes, but what waits forever must end. */
const timeout = 20_000;

/**
 * Loads the files of both builds that users can load, each in a process of its own, and compares
 * what comes out. Returns the differences, and a line for each file that Node.js cannot load even
 * in the old build. Programs are not started.
 */
export function runBuilds(builds: Builds, [old, now]: readonly [string, string]) {
  const { before, after, manifest } = builds;
  const findings: Finding[] = [];
  const unloaded: string[] = [];
  for (const { before: one, after: other } of matchFiles(before, after, manifest)) {
    const isCode = /^(?:esm|cjs|umd)$/.test(one?.format ?? '') && other?.code;
    if (!one || !isCode || one.code?.facts.shebang?.length) continue;
    if (!isReachable(manifest, before, one.path)) continue;
    const ways: Way[] = one.format === 'esm' ? ['import'] : ['import', 'require'];
    for (const way of ways) {
      const was = load(path.resolve(old, one.path), way);
      const is = load(path.resolve(now, other.path), way);
      if (typeof was === 'string')
        unloaded.push(`not compared by ${way}: ${one.path} of the old build: ${was}`);
      else
        for (const found of compareLoaded(way, was, is))
          findings.push({ ...found, paths: [other.path] });
    }
  }
  return { findings, unloaded };
}

/** What an `import` or `require` no longer gives, and what it gives otherwise. */
function compareLoaded(way: Way, was: Exclude<Loaded, string>, is: Loaded): Difference[] {
  if (typeof is === 'string')
    return [difference('loss', `fails to load by ${way}: ${is}`, 'run')];
  const [old, now] = [Object.keys(was), Object.keys(is)];
  const [lost, gained] = [without(old, now), without(now, old)];
  const found: Difference[] = [];
  if (lost.length > 0)
    found.push(difference('loss', `lacks, by ${way}: ${listed(lost)}`, 'run'));
  if (gained.length > 0)
    found.push(difference('gain', `has more, by ${way}: ${listed(gained)}`, 'run'));
  for (const [name, kind = ''] of Object.entries(was)) {
    const other = is[name] ?? kind;
    if (other === kind) continue;
    // How many parameters a function counts depends on its syntax.
    const level = kind.split(' ')[0] === other.split(' ')[0] ? 'change' : 'loss';
    found.push(difference(level, `gives, by ${way}: ${name}: ${kind} → ${other}`, 'run'));
  }
  return found;
}

/** Writes what a module gives to the fourth stream, since a library may print. */
const script = `
import { writeSync } from 'node:fs';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
const [file, way] = process.argv.slice(1);
const kindOf = (value) => {
  if (value === null) return 'null';
  if (typeof value !== 'function') return Array.isArray(value) ? 'array' : typeof value;
  const isClass = /^class\\b/.test(Function.prototype.toString.call(value));
  return isClass ? 'class' : 'function of ' + value.length;
};
const isParent = (value) => Object(value) === value && !Array.isArray(value);
const end = (result) => {
  writeSync(3, JSON.stringify(result));
  process.exit(0);
};
try {
  const loaded = way === 'import'
    ? await import(pathToFileURL(file))
    : createRequire(import.meta.url)(file);
  const names = {};
  const add = (prefix, value) => {
    for (const name of Object.keys(value)) {
      if (name === '__esModule' || name === 'module.exports') continue;
      try { names[prefix + name] = kindOf(value[name]); } catch { names[prefix + name] = 'an error'; }
    }
  };
  if (way === 'require') names['the module itself'] = kindOf(loaded);
  add('', isParent(loaded) ? loaded : {});
  if (isParent(loaded?.default)) add('default.', loaded.default);
  end(names);
} catch (error) {
  end(String(error).split('\\n')[0]);
}
`;

/** Loads a file in a new process. */
function load(file: string, way: Way): Loaded {
  const { output, error, signal } = spawnSync(
    process.execPath,
    ['--no-warnings', '--input-type=module', '--eval', script, file, way],
    { encoding: 'utf8', stdio: ['ignore', 'ignore', 'ignore', 'pipe'], timeout },
  );
  const text = output?.[3];
  return text
    ? JSON.parse(text)
    : String(error ?? `the process ends (${signal ?? 'exit'})`);
}
