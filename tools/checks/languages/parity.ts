import { type Finding, findingsWith } from '@site/mdx/findings';
import { type Heading, type Page, pairsOf } from '@site/mdx/page';
import { lagOf, type States } from '@site/translations';

const finding = findingsWith(
  'With the same headings, switching language keeps the place, and links work in both.',
);

/**
 * Finds Chinese pages whose headings below the title differ from those of the English page: the
 * first difference in ids, depths or order, which shifts all that follow. Sections that are new in
 * English may wait for their translation, as long as `states` records the page as behind.
 */
export function headingParity(pages: readonly Page[], states: States): Finding[] {
  return pairsOf(pages).flatMap(({ en, zh }) => {
    const chinese = zh.headings.filter(({ depth }) => depth > 1);
    const isBehind = lagOf({ en, zh }, states[en.name]) === 'behind';
    const english = en.headings.filter(
      ({ depth, id }) => depth > 1 && (!isBehind || chinese.some((one) => one.id === id)),
    );
    const longer = english.length < chinese.length ? chinese : english;
    const place = longer.findIndex((_, index) => {
      const [left, right] = [english[index], chinese[index]];
      return left?.id !== right?.id || left?.depth !== right?.depth;
    });
    if (place < 0) return [];
    const [left, right] = [english[place], chinese[place]];
    const what = `Heading ${place + 1} is ${written(right)}, in ${en.file} it is ${written(left)}.`;
    const todo = left
      ? `Write it as \`${'#'.repeat(left.depth)} … {#${left.id}}\`, with its section.`
      : 'Add its section to the English page, too, or remove it here.';
    return finding(zh.file, what, (right ?? chinese.at(-1))?.line, todo);
  });
}

function written(heading: Heading | undefined): string {
  if (!heading) return 'missing';
  return `“${'#'.repeat(heading.depth)} ${heading.text} {#${heading.id}}”`;
}

const alone = findingsWith('A reader who switches language would end on the 404 page.');

/** Finds pages that exist in one language only. */
export function pageParity(pages: readonly Page[]): Finding[] {
  const files = new Set(pages.map(({ file }) => file));
  return pages.flatMap(({ file, language, name }) => {
    const counterpart = `docs/${language === 'en' ? 'zh' : 'en'}/${name}`;
    if (files.has(counterpart)) return [];
    const todo = `Write it, with the headings and samples of ${file}.`;
    return alone(file, `${counterpart} does not exist.`, 0, todo);
  });
}
