import { blockHtml, foldIn } from './fold.ts';
import { lineHtml } from './markup.ts';
import type { Transformer } from './shiki.ts';

/**
 * Shiki transformer that makes blocks of code light: one class for each colour in place of a style
 * on each token, and the whole block as one piece of HTML, which a page's script carries as a string
 * and React takes over without looking into it. It stands last, since no other finds lines after it.
 */
export function lightCode(): Transformer {
  return {
    name: 'site-light-code',
    pre(pre) {
      const [code] = pre.children;
      if (code?.type !== 'element') return;
      const lines = code.children.filter(({ type }) => type === 'element').map(lineHtml);
      const fold = foldIn(this.options.meta?.__raw ?? '');
      // The block's own colours stand in the style sheet too.
      pre.properties.style = undefined;
      pre.children = [
        {
          type: 'mdxJsxFlowElement',
          name: 'HighlightedCode',
          attributes: [
            { type: 'mdxJsxAttribute', name: 'html', value: blockHtml(lines, fold) },
          ],
          children: [],
        },
      ];
    },
  };
}
