import { get, is, list, plain, textOf, textsOf, valuesOf } from '../read/value.ts';
import { Code, isSettings, put, type Settings } from '../write/node.ts';
import type { Use } from './draft.ts';
import type { Result } from './effects.ts';
import { firstFolder, withoutDot } from './files.ts';
import { approximate, inside, leave, note, type Rule, set, unneeded } from './rules.ts';

const isDefaultEntry = (file: string) => /^(?:\.\/)?src\/index\.[tj]s$/.test(file);

const isPattern = (file: string) => /[*{!]/.test(file);

/** Other tools take a folder, or a path without extension. */
function withExtension(path: string): string {
  if (/\.(?:[cm]?[jt]sx?|css|json|less|s[ac]ss|svelte|vue)$/.test(path)) return path;
  return `${path.replace(/\/$/, '')}${/^(?:\.\/)?(?!index$)[\w-]+\/?$/.test(path) ? '/index' : ''}.ts`;
}

/** The value is in the entries, which another option sets. */
export const elsewhere: Rule = inside('source.entry');

/** Sets the entries by their names. */
export function setEntries(use: Use, entries: Readonly<Record<string, string>>): Result {
  const complete = Object.entries(entries).map(
    ([key, path]) => [key, withExtension(path)] as const,
  );
  use.draft.sources.push(...complete.map(([, path]) => path));
  const { source } = use.item.settings;
  if (isSettings(source)) delete source.entry;
  const [[name, file] = ['', ''], second] = complete;
  if (!second && name === 'index' && isDefaultEntry(file)) {
    const link = '/config/rsbuild/source#sourceentry';
    use.item.dropped.set('source.entry', link);
    return unneeded(plain(file), { ...use, link });
  }
  const node: Settings = {};
  for (const [key, path] of complete)
    node[withoutDot(key)] = /^[./]/.test(path) ? path : `./${path}`;
  return complete.some(([key, path]) => path !== entries[key] && !isDefaultEntry(path))
    ? approximate(use, 'source.entry', node, note(use, 'extension'))
    : set(use, 'source.entry', node);
}

/** Entries as an object, a list or a text. The names in a list are the paths without `root`. */
export const entry: Rule = (value, use) => {
  const whole =
    is(get(use.config, 'bundle'), false) || is(get(use.config, 'unbundle'), true);
  if (whole) set(use, 'bundle', false);
  if (value.kind === 'object') {
    const named = value.fields.map(({ name, value: path }) => [name, textOf(path) ?? '']);
    // Without a bundle, Rslib names each file after its path.
    return !whole && named.every(([, path]) => path)
      ? setEntries(use, Object.fromEntries(named))
      : leave(use, value, 'source.entry');
  }
  const files = textsOf(list(valuesOf(value)));
  if (!files) return leave(use, value, 'source.entry');
  if (whole) return everyFile(use, files);
  if (files.some(isPattern)) return leave(use, value, 'source.entry', 'pattern');
  return setEntries(use, namedByPath(files));
};

/** The same for Rollup and Vite, where the names in a list are those of the files alone. */
export const entryByFile: Rule = (value, use) => {
  const files = textsOf(value) ?? [];
  if (files.length < 2 || files.some(isPattern)) return entry(value, use);
  const named = files.map((file) => [file.replace(/^.*\/|\.[^./]+$/g, ''), file]);
  const entries: Record<string, string> = Object.fromEntries(named);
  // Of two files with one name, Rollup gives the second one a number.
  return Object.keys(entries).length === files.length
    ? setEntries(use, entries)
    : leave(use, value, 'source.entry');
};

function namedByPath(files: readonly string[]): Record<string, string> {
  const paths = files.map((file) => withoutDot(file).split('/'));
  const [first = []] = paths;
  const isShared = (index: number) =>
    paths.every((one) => index < one.length - 1 && one[index] === first[index]);
  let shared = 0;
  while (shared < first.length && isShared(shared)) shared++;
  const named = paths.map((one, index) => {
    const name = one.slice(shared).join('/');
    return [name.replace(/(?:\.d)?\.[^./]+$/, ''), files[index] ?? ''];
  });
  return Object.fromEntries(named);
}

/**
 * One output for each source file. A pattern for all folders stays one; what other patterns and
 * paths import is elsewhere. Tests are left out.
 */
export function everyFile(use: Use, files: readonly string[] = []): Result {
  set(use, 'bundle', false);
  const why = note(use, 'everyFile');
  put(use.item.settings, 'source.entry', undefined);
  const excluded = files.filter((file) => file.startsWith('!'));
  const included = files.filter((file) => !file.startsWith('!'));
  use.draft.sources.push(...included.filter((file) => /\.\w+$/.test(file)));
  const folder = firstFolder(files[0] ?? '') || 'src';
  const isInRoot = included.some((file) => !withoutDot(file).includes('/'));
  if (isInRoot) note(use, 'rootEntries');
  const isWhole = included.length > 0 && included.every((file) => file.includes('**'));
  const all = isWhole || isInRoot ? included : [`./${folder}/**`];
  const root = isInRoot ? '.' : `./${folder}`;
  // From the folder of the package, Rslib would lead to packages by their paths.
  if (isInRoot || new Set(all.map(firstFolder)).size > 1)
    set(use, 'output.externals', [new Code('/^@?\\w[^:]*$/')]);
  const tests =
    excluded.length > 0
      ? excluded
      : ['test', 'spec'].map((kind) => `!${root}/**/*.${kind}.*`);
  const rooted = (file: string) => file.replace(/^(!?)(?=\w)/, '$1./');
  const index = [...all, ...tests].map(rooted);
  return approximate(use, 'source.entry', { index }, why);
}
