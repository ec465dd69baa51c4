import { findingsWith, nearest } from '@site/pages/findings';
import { lineAt, type TextFile } from '@site/pages/repository';
import ts from 'typescript-api';

const table = 'tests/specification.json';

/** How many items each section of the specification has: 1.01 to 1.16, and so on. */
const counts = { 1: 16, 2: 69, 3: 19, 4: 36, 5: 5, 6: 1, 7: 10, 8: 7, 9: 24 };

/** The ids of all items, in their order. */
export const specifiedItems: readonly string[] = Object.entries(counts).flatMap(
  ([section, count]) =>
    Array.from(
      { length: count },
      (_, index) => `${section}.${`${index + 1}`.padStart(2, '0')}`,
    ),
);

const finding = findingsWith(
  'A part of the specification can be lost without notice if no test asserts it.',
  'See “The specification” in contributing/tests.md.',
);

/**
 * Compares the table of the specification with the tests: every item has one entry, which is
 * `file › title` of a test that exists, or says in `none` why there cannot be one.
 */
export function specification(files: readonly TextFile[]) {
  const source = files.find(({ file }) => file === table)?.text ?? '{}';
  const entries = entriesOf(source);
  const ids = entries.map(({ id }) => id);
  const known = new Map<string, Title[]>();
  /** Each file is parsed once. */
  const titlesIn = (name: string): Title[] | undefined => {
    const spec = files.find(({ file }) => file === name);
    const titles = known.get(name) ?? (spec && titlesOf(spec));
    if (titles) known.set(name, titles);
    return titles;
  };
  const missing = specifiedItems.filter((id) => !ids.includes(id));
  return [
    ...missing.map((id) => finding(table, `${id} has no entry.`)),
    ...entries.flatMap(({ id, value, line }, index) => {
      const isKnown = specifiedItems.includes(id);
      if (!isKnown || ids.indexOf(id) < index) {
        const what = isKnown ? 'has two entries.' : 'is no item of the specification.';
        return finding(table, `${id} ${what}`, line, 'Remove the line.');
      }
      const problem = problemOf(value, titlesIn);
      return problem ? finding(table, `${id} ${problem[0]}`, line, problem[1]) : [];
    }),
  ];
}

/** What is wrong with the value of an entry, and what to do. */
function problemOf(
  value: ts.Expression,
  titlesIn: (file: string) => readonly Title[] | undefined,
): [what: string, todo?: string] | undefined {
  if (ts.isObjectLiteralExpression(value)) {
    const [reason, ...others] = value.properties;
    const isReason =
      reason !== undefined &&
      ts.isPropertyAssignment(reason) &&
      nameOf(reason) === 'none' &&
      ts.isStringLiteral(reason.initializer) &&
      reason.initializer.text.trim() !== '';
    if (isReason && others.length === 0) return undefined;
  }
  const [file, title] = ts.isStringLiteral(value) ? value.text.split(' › ') : [];
  if (file === undefined || title === undefined)
    return ['has neither “file › title” nor the reason why it has no test, as “none”.'];
  const titles = titlesIn(file);
  if (!titles) return [`names a test in ${file}, which does not exist.`];
  if (titles.some(({ pattern }) => pattern.test(title))) return undefined;
  const [close] = nearest(
    title,
    titles.map(({ text }) => text),
    1,
  );
  return [
    `names the test “${title}”, which ${file} does not have.`,
    `If the test was renamed, perhaps to “${close}”, write its new title. If it was removed, ` +
      'name another one that asserts the item itself, or write one.',
  ];
}

/** The entries of the table, those with the same id included, which JSON.parse would drop. */
function entriesOf(text: string) {
  const [statement] = ts.parseJsonText(table, text).statements;
  const root = statement?.expression;
  if (!root || !ts.isObjectLiteralExpression(root)) return [];
  return root.properties.filter(ts.isPropertyAssignment).map((property) => ({
    id: nameOf(property),
    value: property.initializer,
    line: lineAt(text, property.name.end),
  }));
}

const nameOf = ({ name }: ts.PropertyAssignment) =>
  ts.isStringLiteral(name) ? name.text : '';

interface Title {
  /** As it is written in the file, without its quotes. */
  readonly text: string;
  /** `${…}` stands for any text. */
  readonly pattern: RegExp;
}

/** The titles of `test(…)` in a file; those of tests that are skipped are left out. */
function titlesOf({ file, text }: TextFile): Title[] {
  const titles: Title[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && ts.isIdentifier(node.expression)) {
      const [title] = node.expression.text === 'test' ? node.arguments : [];
      const parts = title && partsOf(title);
      if (parts) titles.push({ text: parts.join('…'), pattern: patternOf(parts) });
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest));
  return titles;
}

/** The fixed parts of a title; `undefined` if it is neither a string nor a template. */
function partsOf(title: ts.Expression): string[] | undefined {
  if (ts.isStringLiteralLike(title)) return [title.text];
  if (!ts.isTemplateExpression(title)) return undefined;
  return [title.head.text, ...title.templateSpans.map(({ literal }) => literal.text)];
}

const patternOf = (parts: readonly string[]) =>
  new RegExp(
    `^${parts.map((part) => part.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&')).join('.+')}$`,
    's',
  );
