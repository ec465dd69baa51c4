import type { Finding } from '@site/pages/findings';
import { attribute, type BuiltPage, select, textOf } from '@site/pages/html';
import { inOutput } from './site.ts';

/** What `<html lang>` says in each language; `zh` alone leaves the script open. */
const lang = { en: 'en', zh: 'zh-CN' } as const;

/** Finds built pages without title or description, and with another language than their own. */
export function head(pages: readonly BuiltPage[]): Finding[] {
  return pages.flatMap((page) => {
    const found: Finding[] = [];
    const add = (what: string, why: string, todo: string) =>
      found.push({ file: inOutput(page.file), line: 0, what, why, todo });
    const inHead = select(page, 'title').filter(
      (title) => title.parentNode?.nodeName === 'head',
    );
    if (inHead.length !== 1 || inHead.map(textOf).join('') === '') {
      const why = 'Tabs, bookmarks and search results are told apart by the title.';
      add(
        `The page has ${inHead.length} titles with text.`,
        why,
        'Give it `title:` in its frontmatter.',
      );
    }
    const descriptions = select(page, 'meta')
      .filter((meta) => attribute(meta, 'name') === 'description')
      .map((meta) => attribute(meta, 'content')?.trim());
    if (descriptions.length !== 1 || !descriptions[0]) {
      const why = 'Search results show the description below the title.';
      add(
        `The page has ${descriptions.filter(Boolean).length} descriptions.`,
        why,
        'Give it one `description:` in its frontmatter.',
      );
    }
    const said = select(page, 'html').map((html) => attribute(html, 'lang'))[0];
    if (said !== lang[page.language]) {
      const why =
        'Screen readers choose the voice, browsers the font and hyphenation by it.';
      add(
        `<html lang> is “${said ?? ''}”.`,
        why,
        `Make it “${lang[page.language]}” in the layout.`,
      );
    }
    return found;
  });
}
