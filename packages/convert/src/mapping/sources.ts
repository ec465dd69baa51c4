import { get, is, textOf, textsOf } from '../read/value.ts';
import { put, type Settings } from '../write/node.ts';
import type { Use } from './draft.ts';
import { leave, note, type Rule, set } from './rules.ts';

const isDefaultEntry = (file: string) => /^(?:\.\/)?src\/index\.[tj]s$/.test(file);

export function setEntries(use: Use, entries: Readonly<Record<string, string>>): void {
  use.draft.sources.push(...Object.values(entries));
  const [[name, file] = ['', ''], second] = Object.entries(entries);
  if (!second && name === 'index' && isDefaultEntry(file)) return;
  const node: Settings = {};
  for (const [key, path] of Object.entries(entries))
    node[key] = /^[./]/.test(path) ? path : `./${path}`;
  set(use, 'source.entry', node);
}

/** Entries as an object, a list or a text. The names in a list are the paths without `root`. */
export const entry: Rule = (value, use) => {
  if (value.kind === 'object') {
    const pairs = value.fields.map((one) => [one.name, textOf(one.value)] as const);
    const entries: Record<string, string> = {};
    for (const [name, file] of pairs) if (file !== undefined) entries[name] = file;
    if (Object.keys(entries).length < pairs.length) leave(use, value, 'source.entry');
    return setEntries(use, entries);
  }
  const files = textsOf(value);
  if (!files) return leave(use, value, 'source.entry');
  const bundleless = is(get(use.config, 'bundle'), false);
  if (bundleless || is(get(use.config, 'unbundle'), true)) return everyFile(use, files);
  if (files.some((file) => /[*{!]/.test(file)))
    return leave(use, value, 'source.entry', 'pattern');
  setEntries(use, namedByPath(files));
};

function namedByPath(files: readonly string[]): Record<string, string> {
  const split = files.map((file) => file.replace(/^\.\//, '').split('/'));
  const [first = []] = split;
  let shared = 0;
  while (
    split.every((one) => shared < one.length - 1 && one[shared] === first[shared]) &&
    first.length > 0
  )
    shared++;
  return Object.fromEntries(
    split.map((names, index) => [
      names
        .slice(shared)
        .join('/')
        .replace(/(?:\.d)?\.[^./]+$/, ''),
      files[index] ?? '',
    ]),
  );
}

/** One output for each source file. What was a pattern stays one, without tests. */
export function everyFile(use: Use, files: readonly string[] = []): void {
  set(use, 'bundle', false);
  note(use, 'everyFile');
  for (const { settings } of use.items) put(settings, 'source.entry', undefined);
  const patterns = files.filter((file) => /\*/.test(file));
  const folder = files[0]?.replace(/^\.\//, '').split('/')[0] || 'src';
  const all = patterns.length > 0 ? patterns : [`./${folder}/**`];
  const tests = all.some((one) => one.startsWith('!')) ? [] : [noTests(folder)];
  set(use, 'source.entry', { index: [...all.map(rooted), ...tests] });
}

const noTests = (folder: string) => `!./${folder}/**/*.{test,spec}.*`;
const rooted = (file: string) => file.replace(/^(!?)(?=\w)/, '$1./');
