import { type Finding, findingsWith, nearest } from '@site/mdx/findings';
import { fieldsOf } from '@site/mdx/records';
import { lineOf, type TextFile } from '@site/mdx/repository';

const table = 'tests/specification.json';

/** How many items each section of the specification has: 1.01 to 1.16, and so on. */
const counts = { 1: 16, 2: 69, 3: 19, 4: 36, 5: 5, 6: 1, 7: 10, 8: 7, 9: 24 };

/** The ids of all items, in their order. */
export const specifiedItems: readonly string[] = Object.entries(counts).flatMap(
  ([section, count]) =>
    Array.from(
      { length: count },
      (_, at) => `${section}.${`${at + 1}`.padStart(2, '0')}`,
    ),
);

const finding = findingsWith(
  'A part of the specification can be lost without notice if no test asserts it.',
  'See “The specification” in contributing/tests.md.',
);

/**
 * Compares the table of the specification with the tests: every item has an entry, which is `file ›
 * title` of a test that exists and is not skipped, a list of such tests where each asserts a part of
 * the item, or says in `none` why there cannot be one.
 */
export function specification(files: readonly TextFile[]): Finding[] {
  const text = files.find(({ file }) => file === table)?.text ?? '{}';
  const entries = fieldsOf(JSON.parse(text));
  return [
    ...specifiedItems
      .filter((id) => !(id in entries))
      .map((id) => finding(table, `${id} has no entry.`)),
    ...Object.entries(entries).flatMap(([id, entry]) => {
      const line = lineOf(text, `"${id}"`);
      if (!specifiedItems.includes(id)) {
        const what = `${id} is no item of the specification.`;
        return finding(table, what, line, 'Remove the line.');
      }
      const parts: unknown[] = Array.isArray(entry) && entry.length > 0 ? entry : [entry];
      return parts.flatMap((part) => {
        const [what, todo] = problemOf(part, files) ?? [];
        return what ? finding(table, `${id} ${what}`, line, todo) : [];
      });
    }),
  ];
}

/** What is wrong with an entry, or an item of its list, and what to do. */
function problemOf(
  entry: unknown,
  files: readonly TextFile[],
): [what: string, todo?: string] | undefined {
  const { none } = fieldsOf(entry);
  if (typeof none === 'string' && none.trim() !== '') return undefined;
  const [name, title] = typeof entry === 'string' ? entry.split(' › ') : [];
  if (name === undefined || title === undefined)
    return ['has neither “file › title” nor the reason why it has no test, as “none”.'];
  const spec = files.find(({ file }) => file === name);
  if (!spec) return [`names a test in ${name}, which does not exist.`];
  const titles = titlesIn(spec.text);
  if (titles.some((one) => patternOf(one).test(title))) return undefined;
  const [close] = nearest(title, titles, 1);
  const perhaps = close === undefined ? '' : `, perhaps to “${close}”`;
  return [
    `names the test “${title}”, which ${name} does not have.`,
    `If the test was renamed${perhaps}, write its new title. If it was removed, ` +
      'name another one that asserts the item itself, or write one.',
  ];
}

/** The titles of `test(…)`; those of tests that are skipped are left out. */
function titlesIn(source: string): string[] {
  const tests = source.matchAll(/^\s*test\(\s*(['"`])((?:\\.|(?!\1).)*)\1/gm);
  return [...tests].map(([, , title = '']) => title.replaceAll(/\\(.)/g, '$1'));
}

/** `${…}` in a title stands for any text. */
function patternOf(title: string): RegExp {
  const parts = title.split(/\$\{[^}]*\}/);
  const escaped = parts.map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${escaped.join('.+')}$`);
}
