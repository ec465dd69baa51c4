import { fill } from '@site/pages/fill';
import type { Page } from '@site/pages/page';
import { parsePage } from '@site/pages/parse';
// Only in Chinese: an English page is never behind.
import labels from './labels.json' with { type: 'json' };

/**
 * Inserts a notice below the title of a Chinese page: on which day it last agreed with the English
 * one, and a link to that one. `source` is its text, possibly changed by other plugins; `zh` is the
 * page as written; `base` is the path under which the site is served, with a slash at both ends.
 */
export function withNotice(source: string, zh: Page, date: string, base: string): string {
  const { tree } = parsePage(zh.file, source);
  const title = tree.children.find((node) => node.type === 'heading' && node.depth === 1);
  const first = tree.children.find((node) => node.type !== 'mdxjsEsm');
  const line = title?.position?.end.line ?? (first?.position?.start.line ?? 1) - 1;
  const address = JSON.stringify(base + (zh.route ?? '').slice(1));
  const [year, month, day] = date.split('-').map(Number);
  const since = fill(labels.since, { date: `${year} 年 ${month} 月 ${day} 日` });
  const link = `<a className="rp-link" href=${address} hrefLang="en">${labels.original}</a>`;
  const lines = source.split('\n');
  lines.splice(line, 0, '', `:::info ${labels.title}`, since + link, ':::', '');
  return lines.join('\n');
}
