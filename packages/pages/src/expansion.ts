import type { RsbuildPlugin } from '@rslib/core';

type Setup = RsbuildPlugin['setup'];
type Transform = Parameters<Setup>[0]['transform'];
type Context = Parameters<Parameters<Transform>[1]>[0];

/**
 * An Rsbuild plugin that rewrites pages with one of the `tags` before the framework compiles them.
 * `expand` returns the new source. Plugins later in the list of the site come first.
 */
export function expansion(
  name: string,
  tags: readonly string[],
  expand: (context: Context) => string,
): RsbuildPlugin {
  const tag = new RegExp(`<(?:${tags.join('|')})\\b`);
  return {
    name,
    setup(api) {
      api.transform({ test: /\.mdx$/, order: 'pre' }, (context) =>
        tag.test(context.code) ? expand(context) : context.code,
      );
    },
  };
}
