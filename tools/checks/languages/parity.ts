import type { Finding } from '@site/pages/findings';
import {
  type Fence,
  type Heading,
  type Page,
  type Pair,
  pairsOf,
} from '@site/pages/page';

/**
 * Finds Chinese pages whose headings below the title differ from those of the English page. Ids are
 * compared first, so that one heading too few is reported as such; where the ids are the same,
 * their order and depths are compared.
 */
export function headingParity(pages: readonly Page[]): Finding[] {
  return pairsOf(pages).flatMap((pair) => {
    const en = pair.en.headings.filter(({ depth }) => depth > 1);
    const zh = pair.zh.headings.filter(({ depth }) => depth > 1);
    const differences = idDifferences(en, zh, pair.en.file);
    const found = differences.length > 0 ? differences : orderDifference(en, zh, pair.en);
    const why =
      'With the same headings, switching language keeps the place, and links work in both.';
    return found.map((difference) => ({ file: pair.zh.file, why, ...difference }));
  });
}

/** Finds pages that exist in one language only. */
export function pageParity(pages: readonly Page[]): Finding[] {
  const files = new Set(pages.map(({ file }) => file));
  return pages.flatMap(({ file, language, name }) => {
    const counterpart = `docs/${language === 'en' ? 'zh' : 'en'}/${name}`;
    if (files.has(counterpart)) return [];
    return {
      file,
      line: 0,
      what: `${counterpart} does not exist.`,
      why: 'A reader who switches language would end on the 404 page.',
      todo: `Write it, with the headings and samples of ${file}.`,
    };
  });
}

type Difference = Pick<Finding, 'line' | 'what' | 'todo'>;

function idDifferences(
  en: readonly Heading[],
  zh: readonly Heading[],
  english: string,
): Difference[] {
  const translated = groupUnmatched(zh, en);
  const lineBefore = (id: string) => zh.find((one) => one.id === id)?.line ?? 0;
  const missing = [...groupUnmatched(en, zh)].flatMap(([previous, headings]) =>
    headings.map((left): Difference => {
      // A heading at the same place is most likely its translation without the English id.
      const group = translated.get(previous) ?? [];
      const right = group[0]?.depth === left.depth ? group.shift() : undefined;
      const marks = '#'.repeat(left.depth);
      if (right)
        return {
          line: right.line,
          what: `“${right.text}” has the id “${right.id}”, in English “${left.id}”.`,
          todo: `Write \`${marks} ${right.text} {#${left.id}}\`.`,
        };
      return {
        line: lineBefore(previous),
        what: `The heading “${marks} ${left.text}” of ${english}:${left.line} is missing.`,
        todo: `Translate it as \`${marks} … {#${left.id}}\`, with its section.`,
      };
    }),
  );
  const added = [...translated.values()].flat().map(({ line, depth, text }) => ({
    line,
    what: `${english} has no heading for “${'#'.repeat(depth)} ${text}”.`,
    todo: 'Add the section to the English page too, or remove it here.',
  }));
  return [...missing, ...added];
}

/** Headings whose ids `others` lacks, by the id of the last heading before them that both have. */
function groupUnmatched(headings: readonly Heading[], others: readonly Heading[]) {
  const ids = new Set(others.map(({ id }) => id));
  const groups = new Map<string, Heading[]>();
  let previous = '';
  for (const heading of headings) {
    if (ids.has(heading.id)) previous = heading.id;
    else groups.set(previous, [...(groups.get(previous) ?? []), heading]);
  }
  return groups;
}

/** The first difference between headings with the same ids; it shifts all that follow. */
function orderDifference(
  en: readonly Heading[],
  zh: readonly Heading[],
  { file }: Page,
): Difference[] {
  const name = ({ depth, text }: Heading) => `“${'#'.repeat(depth)} ${text}”`;
  for (const [index, left] of en.entries()) {
    const right = zh[index];
    if (!right || (left.id === right.id && left.depth === right.depth)) continue;
    const english = `${name(left)} on ${file}:${left.line}`;
    const what = `Heading ${index + 1} is ${name(right)}, but ${english}.`;
    const todo =
      'Give both pages the same headings, of the same depth, in the same order.';
    return [{ line: right.line, what, todo }];
  }
  return [];
}

/** Components whose tags hold no words and must therefore be the same in both languages. */
const wordless = new Set(['Sample', 'Diagram', 'PackageManagerTabs']);

/**
 * Finds Chinese pages that do not show the samples and commands of the English page: the same
 * `<Sample>`, `<Diagram>` and `<PackageManagerTabs>` tags in the same order.
 */
export function componentParity(pages: readonly Page[]): Finding[] {
  return pairsOf(pages).flatMap(({ en, zh }) => {
    const [english, chinese] = [en, zh].map(({ components }) =>
      components.filter(({ name }) => wordless.has(name)),
    );
    const different = firstDifference(english, chinese, (a, b) => a?.tag === b?.tag);
    if (!different) return [];
    const { left, right } = different;
    const place = `${en.file}:${left?.line ?? 0}`;
    return {
      file: zh.file,
      line: right?.line ?? 0,
      what: `It shows ${right?.tag ?? 'nothing'}, and ${place} ${left?.tag ?? 'nothing'}.`,
      why: 'Both languages show the same code, so that neither falls behind.',
      todo: left
        ? `Write ${left.tag} here too.`
        : `Show it in ${en.file} too, or remove it here.`,
    };
  });
}

/**
 * Finds code blocks of Chinese pages that differ from those of the English page in language, in the
 * words after the language, or in code. Comments and white space at line ends may differ.
 */
export function codeParity(pages: readonly Page[]): Finding[] {
  return pairsOf(pages).flatMap(({ en, zh }: Pair) => {
    const different = firstDifference(en.fences, zh.fences, (a, b) => !difference(a, b));
    if (!different) return [];
    const { index, left, right } = different;
    const block = `Block of code ${index + 1}`;
    return {
      file: zh.file,
      line: right?.line ?? 0,
      what: right
        ? `${block} differs in ${difference(left, right)} from ${en.file}:${left?.line ?? 0}.`
        : `${block} of ${en.file}:${left?.line ?? 0} is missing.`,
      why: 'Code is the same in every language; where it differs, one of the two pages is wrong.',
      todo: 'Make both blocks the same. Only comments may be translated.',
    };
  });
}

function difference(left?: Fence, right?: Fence): string | undefined {
  if (!left || !right) return 'presence';
  if (left.language !== right.language) return 'language';
  if (left.meta !== right.meta) return 'marks';
  return withoutComments(left.code) === withoutComments(right.code) ? undefined : 'code';
}

/**
 * `//` and `#` begin a comment at the start of a line or after white space only, so that addresses
 * and private fields stay.
 */
function withoutComments(code: string): string {
  return code
    .replace(/\/\*[\s\S]*?\*\/|<!--[\s\S]*?-->/g, '')
    .split('\n')
    .map((line) => line.replace(/(^|\s)(?:\/\/|# ).*$/, '').trimEnd())
    .filter((line) => line !== '')
    .join('\n');
}

/** The first place at which two lists differ, with what each has there. */
export function firstDifference<T>(
  en: readonly T[] = [],
  zh: readonly T[] = [],
  same: (left?: T, right?: T) => boolean,
) {
  for (let index = 0; index < Math.max(en.length, zh.length); index++) {
    const [left, right] = [en[index], zh[index]];
    if (!same(left, right)) return { index, left, right };
  }
  return undefined;
}
