import type { Pair } from '@site/pages/page';
import { isBehind, lagOf } from './compare.ts';
import { workOn } from './describe.ts';
import type { States } from './states.ts';

/** The work of translators as text for a terminal: each page with what is to be done on it. */
export function workList(pairs: readonly Pair[], states: States): string {
  const open = pairs.flatMap((pair) => {
    const lag = lagOf(pair, states[pair.en.name]);
    const lines = workOn(lag);
    if (lines.length === 0) return [];
    const changes = lag.date ? [`git log -p --since=${lag.date} -- ${pair.en.file}`] : [];
    const behind = isBehind(lag);
    return { behind, text: [pair.zh.file, ...lines, ...changes].join('\n    ') };
  });
  const [behind, unsure] = [
    open.filter((one) => one.behind),
    open.filter((one) => !one.behind),
  ];
  return [
    ...part('Behind the English page, and readers are told so:', behind),
    ...part('Not confirmed to say the same:', unsure),
    open.length === 0
      ? `All ${pairs.length} Chinese pages are confirmed to say what the English ones say.`
      : `${open.length} of ${pairs.length} pages. When one says all that English says: npm run translated -- <page>`,
  ].join('\n');
}

function part(title: string, pages: readonly { text: string }[]): string[] {
  return pages.length === 0 ? [] : [title, ...pages.map(({ text }) => `  ${text}`), ''];
}
