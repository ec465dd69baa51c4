import type { Pair } from '@site/pages/page';
import { isBehind, type Lag, lagOf, type PageLag } from './compare.ts';
import type { States } from './states.ts';

const descriptions: Readonly<Record<Lag, string>> = {
  changed: 'changed in English',
  new: 'new in English',
  removed: 'removed from English',
  unconfirmed: 'changed in both languages, not confirmed',
};

/** What a translator has to do on a page: one line for each section, none if it is up to date. */
export function describeLag({ date, sections }: PageLag): string[] {
  if (date === undefined) return ['never confirmed'];
  return sections.map(({ lag, id, title }) => {
    const name = id === '' ? 'title, description or introduction' : `“${title}” {#${id}}`;
    return `${descriptions[lag]}: ${name}`;
  });
}

/** All pages that need a translator, as text for a terminal. */
export function workList(pairs: readonly Pair[], states: States): string {
  const open = pairs.flatMap((pair) => {
    const lag = lagOf(pair, states[pair.en.name]);
    const tasks = describeLag(lag);
    if (tasks.length === 0) return [];
    const history = lag.date ? [`git log -p --since=${lag.date} -- ${pair.en.file}`] : [];
    const text = [pair.zh.file, ...tasks, ...history].join('\n    ');
    return { behind: isBehind(lag), text };
  });
  const part = (title: string, behind: boolean) => {
    const pages = open.filter((page) => page.behind === behind);
    return pages.length === 0 ? [] : [title, ...pages.map(({ text }) => `  ${text}`), ''];
  };
  return [
    ...part('Behind the English page; readers see a notice:', true),
    ...part('Not confirmed to agree with the English page:', false),
    open.length === 0
      ? `All ${pairs.length} Chinese pages are confirmed to agree with the English ones.`
      : `${open.length} of ${pairs.length} pages. When one is done: npm run translated -- <page>`,
  ].join('\n');
}
