import { markdownFile } from '@site/machine-readable/addresses';
import { fill } from '@site/pages/fill';
import type { Page } from '@site/pages/page';
import { parsePage } from '@site/pages/parse';
import { base, origin } from '@site/settings';
// Only in Chinese: an English page is never behind.
import labels from './labels.json' with { type: 'json' };

/**
 * Inserts a notice below the title of a Chinese page: on which day it last agreed with the English
 * one, and a link to that one. `source` is its text, possibly changed by other plugins; `zh` is the
 * page as written; `edition` says whether it is compiled for the Markdown edition, whose links lead to
 * Markdown.
 */
export function withNotice(
  source: string,
  zh: Page,
  date: string,
  edition = false,
): string {
  const { tree } = parsePage(zh.file, source);
  const title = tree.children.find((node) => node.type === 'heading' && node.depth === 1);
  const first = tree.children.find((node) => node.type !== 'mdxjsEsm');
  const line = title?.position?.end.line ?? (first?.position?.start.line ?? 1) - 1;
  const [year, month, day] = date.split('-').map(Number);
  const since = fill(labels.since, { date: `${year} 年 ${month} 月 ${day} 日` });
  const lines = source.split('\n');
  lines.splice(
    line,
    0,
    '',
    `:::info ${labels.title}`,
    since + originalLink(zh.route ?? '/', edition),
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
