import { fill } from '@site/pages/fill';
import type { Page } from '@site/pages/page';
import { parsePage } from '@site/pages/parse';
import { isBehind, type PageLag, type SectionLag } from './compare.ts';
// Only in Chinese: an English page is never behind.
import labels from './labels.json' with { type: 'json' };

/**
 * Inserts a notice below the title of a Chinese page that is behind: since when, and in which
 * sections. `source` is its text, possibly changed by other plugins; `zh` is the page as written;
 * `base` is the path under which the site is served, with a slash at both ends.
 */
export function withNotice(source: string, zh: Page, lag: PageLag, base: string): string {
  if (!isBehind(lag)) return source;
  const { tree } = parsePage(zh.file, source);
  const title = tree.children.find((node) => node.type === 'heading' && node.depth === 1);
  const first = tree.children.find((node) => node.type !== 'mdxjsEsm');
  const line = title?.position?.end.line ?? (first?.position?.start.line ?? 1) - 1;
  const lines = source.split('\n');
  lines.splice(line, 0, '', ...noticeOf(lag, base + (zh.route ?? '').slice(1)), '');
  return lines.join('\n');
}

function noticeOf({ date = '', sections }: PageLag, address: string): string[] {
  const parts = (['changed', 'new', 'removed'] as const).flatMap((kind) => {
    const names = sections.filter(({ lag }) => lag === kind).map(nameOf);
    return names.length > 0
      ? [fill(labels[kind], { sections: names.join(labels.list) })]
      : [];
  });
  const attributes = `className="rp-link" href=${JSON.stringify(address)} hrefLang="en"`;
  const link = `<a ${attributes}>${labels.original}</a>`;
  return [
    `:::info ${labels.title}`,
    `${fill(labels.since, { date: chineseDate(date) })}${parts.join('')}${link}`,
    ':::',
  ];
}

function nameOf({ id, title, titleZh }: SectionLag): string {
  if (id === '') return labels.introduction;
  return titleZh === undefined ? fill(labels.quote, { title }) : `[${titleZh}](#${id})`;
}

/** `2026-11-05` in Chinese. */
function chineseDate(date: string): string {
  const [year, month, day] = date.split('-').map(Number);
  return `${year} 年 ${month} 月 ${day} 日`;
}
