import type { UserConfig } from '@rspress/core';
import { transformerCompatibleMetaHighlight } from '@rspress/core/shiki-transformers';
import { lineHtml } from '../../browser/highlighting/markup.ts';
import { blockHtml, parseFold } from './fold.ts';

export { escapeHtml } from '../../browser/highlighting/markup.ts';
export { foldMeta } from './fold.ts';

type Shiki = NonNullable<NonNullable<UserConfig['markdown']>['shiki']>;
type Transformer = NonNullable<Shiki['transformers']>[number];
type Cache = NonNullable<Shiki['cache']>;
type Highlighted = NonNullable<ReturnType<Cache['get']>>;

/** How the site highlights code: settings of Shiki. */
export function highlighting(): Shiki {
  return {
    transformers: [transformerCompatibleMetaHighlight(), compactCode()],
    cache: codeCache(),
    // By default a line that takes over half a second, which the first one may on a busy
    // machine, loses its colours.
    tokenizeTimeLimit: 0,
    // Others are loaded when a block has them. Without YAML from the start, the metadata above a
    // Markdown file has colours only if an earlier block was YAML.
    langs: ['tsx', 'ts', 'js', 'yaml'],
  };
}

/**
 * Keeps highlighted code while the site is built: every page is compiled for browsers and as HTML, and
 * both languages show the same samples. Each caller gets a tree of its own, since later plugins change it.
 */
function codeCache(): Cache {
  const trees = new Map<string, Highlighted>();
  return {
    get: (key) => structuredClone(trees.get(key)),
    set: (key, tree) => trees.set(key, structuredClone(tree)),
  };
}

/**
 * Shiki transformer that makes code blocks small: a class for each colour instead of inline styles,
 * and one HTML string for the whole block, which React does not hydrate. It must be the last
 * transformer, since others look for lines.
 */
function compactCode(): Transformer {
  return {
    name: 'site-compact-code',
    pre(pre) {
      const [code] = pre.children;
      if (code?.type !== 'element') return;
      const lines = code.children.filter(({ type }) => type === 'element').map(lineHtml);
      const fold = parseFold(this.options.meta?.__raw ?? '');
      // The colours of the block are in the stylesheet.
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
