import { type Finding, findingsWith } from '@site/pages/findings';
import type { Page } from '@site/pages/page';
import { origin } from '@site/settings';
import { toString as plainText } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';

const wrongTarget = findingsWith(
  'The build adds language and base, so that a link works in both languages.',
  'Write the path from the root of the site, as in /config/lib/format#id.',
);

/**
 * Finds links inside the site that are not written from its root, without language and extension,
 * as `/config/lib/format` or `#id`.
 */
export function linkTargets(pages: readonly Page[]): Finding[] {
  return pages.flatMap(({ file, links }) =>
    links.flatMap(({ target, line }) => {
      const mistake = mistakeIn(target);
      if (!mistake) return [];
      return wrongTarget(file, `The link to ${target} ${mistake}.`, line);
    }),
  );
}

function mistakeIn(target: string): string | undefined {
  if (target.startsWith(origin)) return 'names the address of the site';
  if (/^([a-z][a-z+.-]*:|#)/i.test(target)) return undefined;
  if (!target.startsWith('/')) return 'is relative to the page';
  const path = target.replace(/[?#].*$/, '');
  if (/^\/(en|zh)(\/|$)/.test(path)) return 'names a language';
  if (/\.(mdx?|html)$/.test(path)) return 'ends with an extension';
  if (/(^|\/)index$/.test(path)) return 'ends with index';
  return undefined;
}

/** Link texts that do not say where the link leads, whatever the sentence around them. */
const vagueTexts = {
  en: [
    /^(?:(?:click|see|look) )?(?:here|this|that|there)$/,
    /^(?:this|the|that) (?:page|link|guide|article|section)$/,
    /^(?:a )?link$/,
    /^(?:(?:read|learn|see|find out) )?more$/,
    /^(?:the )?(?:details|docs|documentation|page)$/,
  ],
  zh: [
    /^请?(?:点击?)?(?:这里|此处|这儿)$/,
    /^(?:了解|查看|阅读|更多)?(?:更多|详情|详细)$/,
    /^(?:[这该本此](?:页面?|文章?|篇)|点击|此?链接|文档|这|看)$/,
  ],
} as const;

const vagueText = findingsWith(
  'Screen readers list the links of a page by their texts, and eyes skim them.',
  'Name what the reader finds there: the option, the page or the task.',
);

/** Finds links whose text is empty or does not say where they lead. Linked images are skipped. */
export function linkTexts(pages: readonly Page[]): Finding[] {
  return pages.flatMap(({ file, language, tree }) => {
    const findings: Finding[] = [];
    visit(tree, ['link', 'linkReference'], (node) => {
      if (!('children' in node)) return;
      const text = plainText(node).trim();
      const words = text.toLowerCase().replace(/[\s.,:;!。，：；！]+$/u, '');
      if (text !== '' && !vagueTexts[language].some((vague) => vague.test(words))) return;
      const what = text === '' ? 'A link has no text.' : `A link is called “${text}”.`;
      findings.push(vagueText(file, what, node.position?.start.line));
    });
    return findings;
  });
}
