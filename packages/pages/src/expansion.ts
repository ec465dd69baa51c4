import type { RsbuildPlugin } from '@rslib/core';
import { isMarkdownEdition } from '@site/framework';

type Setup = RsbuildPlugin['setup'];
type Transform = Parameters<Setup>[0]['transform'];
type Context = Parameters<Parameters<Transform>[1]>[0];

/** What an expansion may read of a page, and how it names the files that its result depends on. */
export type ExpansionContext = Pick<
  Context,
  'code' | 'resourcePath' | 'environment' | 'addDependency' | 'addContextDependency'
>;

/**
 * An Rsbuild plugin that rewrites pages with one of the `tags` before the framework compiles them.
 * `expand` returns the new source. Plugins later in the list of the site come first.
 */
export function expansion(
  name: string,
  tags: readonly string[],
  expand: (context: ExpansionContext) => string,
): RsbuildPlugin {
  const tag = new RegExp(`<(?:${tags.join('|')})\\b`);
  // A build compiles each page for browsers, as HTML and as Markdown, and the first two are given
  // the same text. On the dev server what a page depends on changes, so nothing is kept.
  const results =
    process.env.NODE_ENV === 'production' ? new Map<string, string>() : undefined;
  return {
    name,
    setup(api) {
      api.transform({ test: /\.mdx$/, order: 'pre' }, (context) => {
        const { code, resourcePath } = context;
        if (!tag.test(code)) return code;
        const key = [isMarkdownEdition(context), resourcePath, code].join('\0');
        const result = results?.get(key) ?? expand(context);
        results?.set(key, result);
        return result;
      });
    },
  };
}
