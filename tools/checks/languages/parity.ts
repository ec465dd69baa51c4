import type { Finding } from '@site/pages/findings';
import { type Heading, type Page, pairsOf } from '@site/pages/page';

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
