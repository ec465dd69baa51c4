import type { Build, BuiltFile } from './folder.ts';
import type { Manifest } from './manifest.ts';
import { isHashed, type Pair, stemOf } from './match.ts';
import { compareScripts, compareTypes, type Difference, type Task } from './rules.ts';
import { traitsOf } from './traits.ts';

/** Both builds, and what `package.json` says about the new one. */
export interface Builds {
  readonly before: Build;
  readonly after: Build;
  readonly manifest: Manifest | undefined;
}

/** What differs between the files of a pair; that one of them is missing is a difference, too. */
export function differencesOf({ before, after }: Pair, builds: Builds): Difference[] {
  const found: Difference[] = [];
  const add: Task['add'] = (level, topic, text) => found.push({ level, topic, text });
  if (before && after) {
    const old = traitsOf(builds.before, before);
    const now = traitsOf(builds.after, after);
    const task: Task = { old, now, manifest: builds.manifest, add };
    if (before.code && !after.code) add('loss', 'formats', 'cannot be parsed');
    else if (old.format === 'types') compareTypes(task);
    else if (old.code) compareScripts(task);
    else if (now.rules * 2 < old.rules)
      add('loss', 'styles', `CSS rules: ${old.rules} → ${now.rules}`);
  } else if (after) add('gain', 'files', 'new');
  else if (before?.format === 'css' && hasInjectedStyles(builds.after))
    add('change', 'injected', 'gone; JavaScript has CSS rules');
  else if (before?.format === 'css') add('loss', 'styles', 'missing');
  else if (before && isReachable(before, builds)) add('loss', 'files', 'missing');
  else add('change', 'files', 'gone; package.json does not lead to it');
  return found;
}

/** Reports paths that `package.json` leads to, under old names; those of lost files have a line. */
export function missingEntries(builds: Builds, pairs: readonly Pair[]): Difference[] {
  const { before, after, manifest } = builds;
  const stems = new Set([...before.keys()].map(stemOf));
  const told = new Set(pairs.flatMap((one) => (one.after ? [] : one.before?.path)));
  const lost = manifest?.entries.filter(
    (one) => stems.has(stemOf(one)) && !told.has(one) && !after.has(one),
  );
  return [...new Set(lost)].map((one) => ({
    level: 'loss',
    topic: 'entries',
    text: `package.json leads to ${one}, which the new build lacks`,
  }));
}

function hasInjectedStyles(build: Build): boolean {
  return [...build.values()].some(({ code }) => (code?.rules ?? 0) > 0);
}

/** Whether users can load a file of the old build by its path. */
function isReachable({ path }: BuiltFile, { manifest }: Builds): boolean {
  if (!manifest?.isClosed) return !isHashed(path);
  const types = manifest.entries.map((one) => one.replace(/\.([cm]?)js$/, '.d.$1ts'));
  return [...manifest.entries, ...types].includes(path);
}
