import { markdownFile } from '@site/machine-readable/addresses';
import { fill } from '@site/mdx/fill';
import type { Page, Pair } from '@site/mdx/page';
import { parsePage } from '@site/mdx/parse';
import { isPending } from '@site/mdx/pending';
import { base, origin } from '@site/settings';
import labels from './labels.json' with { type: 'json' };
// Only in Chinese: an English page is never behind.
import { lagOf, type PageState } from './states.ts';

/** A callout: its title, and the text before a link to the English page. */
interface Notice {
  readonly title: string;
  readonly text: string;
}

/**
 * What readers of a Chinese page have to know: that nobody has translated it, or on which day it
 * last agreed with the English page. `undefined` if it is up to date.
 */
export function noticeOf(pair: Pair, state: PageState | undefined): Notice | undefined {
  if (isPending(pair.zh)) return labels.pending;
  if (!state || lagOf(pair, state) !== 'behind') return undefined;
  const [year, month, day] = state[0].split('-').map(Number);
  const { title, text } = labels.behind;
  return { title, text: fill(text, { date: `${year} 年 ${month} 月 ${day} 日` }) };
}

/**
 * Inserts a notice below the title of a Chinese page. `source` is its text, possibly changed by
 * other plugins; `zh` is the page as written; `edition` says whether it is compiled for the Markdown
 * edition, whose links lead to Markdown.
 */
export function withNotice(
  source: string,
  zh: Page,
  { title, text }: Notice,
  edition = false,
): string {
  const { tree } = parsePage(zh.file, source);
  const heading = tree.children.find(
    (node) => node.type === 'heading' && node.depth === 1,
  );
  const first = tree.children.find((node) => node.type !== 'mdxjsEsm');
  const line = heading?.position?.end.line ?? (first?.position?.start.line ?? 1) - 1;
  const lines = source.split('\n');
  lines.splice(
    line,
    0,
    '',
    `:::info ${title}`,
    text + originalLink(zh.route ?? '/', edition),
    ':::',
    '',
  );
  return lines.join('\n');
}

/** The link to the English page at `route`. The framework leads those written as Markdown to the Chinese one. */
function originalLink(route: string, edition: boolean): string {
  if (edition) return `[${labels.original}](${origin}${base}${markdownFile(route)})`;
  const address = JSON.stringify(base + route.slice(1));
  return `<a className="rp-link" href=${address} hrefLang="en">${labels.original}</a>`;
}
