import type { Finding } from '@site/pages/findings';
import type { Page } from '@site/pages/page';
import { toString as plainText } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';

/** Words that say nothing of where a link leads, whatever stands around them. */
const vague = {
  en: /^(?:(?:click |see |look )?(?:here|this|that|there)|(?:this|the|that) (?:page|link|guide|article|section)|(?:a |the )?link|(?:read |learn |see |find out )?more|(?:the )?(?:details|docs|documentation|page))$/,
  zh: /^(?:(?:请)?(?:点击|点)?(?:这里|此处|这儿)|点击|链接|此链接|(?:了解|查看|阅读|更多)?(?:更多|详情|详细)|(?:这|该|本|此)(?:页|页面|文|文章|篇)|文档|这|看)$/,
} as const;

/**
 * Finds links whose words do not say where they lead, and links without words. Those around a
 * picture are left out.
 */
export function linkLabels(pages: readonly Page[]): Finding[] {
  return pages.flatMap(({ file, language, tree }) => {
    const findings: Finding[] = [];
    visit(tree, ['link', 'linkReference'], (node) => {
      if (!('children' in node)) return;
      const label = plainText(node).trim();
      if (label !== '' && !vague[language].test(normal(label))) return;
      findings.push({
        file,
        line: node.position?.start.line ?? 0,
        what: label === '' ? 'A link has no words.' : `A link is called “${label}”.`,
        why: 'Screen readers list the links of a page by their words, and eyes that skim a page stop at them.',
        todo: 'Name what the reader finds there: the option, the page or the task.',
      });
    });
    return findings;
  });
}

function normal(label: string): string {
  return label.toLowerCase().replace(/[\s.,:;!。，：；！]+$/u, '');
}
