import path from 'node:path';
import type { RsbuildPlugin } from '@rslib/core';
import type { RspressPlugin } from '@rspress/core';
import { isMarkdownEdition } from '@site/framework';
import { FindingsError } from '../format/findings.ts';
import { type NamingTag, replaceNames } from './tags.ts';

type Setup = RsbuildPlugin['setup'];
type Transform = Parameters<Setup>[0]['transform'];
type Context = Parameters<Parameters<Transform>[1]>[0];

/** What an expansion may read of a page, and how it names the files that its result depends on. */
type ExpansionContext = Pick<
  Context,
  'code' | 'resourcePath' | 'addDependency' | 'addContextDependency'
> & { readonly environment: Pick<Context['environment'], 'name'> };

/** A tag that pages use without an import. */
export interface Block {
  /** Its name: `Sample` for `<Sample />`. */
  readonly tag: string;
  /** The folder of its package, from the root: `packages/samples`. */
  readonly folder: string;
  /** Returns the source of a page that has the tag as the framework is to compile it. */
  readonly expand?: (context: ExpansionContext) => string;
  /** The file of its component, or of one that the expansion uses, below `folder`. */
  readonly component?: string;
  /**
   * Whether the styles of `folder` are in a style sheet of their own, for the pages with an element
   * that has `data-styles="<name of the folder>"`, which search doesn't read, or a class that begins
   * with this text. By default they are in that of all pages.
   */
  readonly ownStyles?: true | string;
}

/** A block whose tag names something, and what its expansion reads. */
type NamingBlock = Omit<Block, 'expand'> &
  NamingTag & { readonly watch?: (context: ExpansionContext) => void };

/** A block that replaces its tags. The build fails for a name that is not known. */
export function namingBlock(block: NamingBlock): Block & NamingTag {
  return {
    ...block,
    expand(context) {
      block.watch?.(context);
      const plain = isMarkdownEdition(context);
      return replaceNames(context.code, context.resourcePath, block, plain);
    },
  };
}

/**
 * Rspress plugin that gives pages their blocks: expands the tags, in the order of the list, before
 * the framework compiles a page, and registers the components.
 */
export function registerBlocks(blocks: readonly Block[]): RspressPlugin {
  const components = blocks.flatMap(({ folder, component }) =>
    component === undefined ? [] : [path.resolve(folder, component)],
  );
  return {
    name: 'site-blocks',
    markdown: { globalComponents: [...new Set(components)] },
    builderConfig: { plugins: [expansion(blocks)] },
  };
}

/** The folders whose styles are not in the style sheet of all pages, by the sheet that has them. */
export function blockSheets(
  blocks: readonly Block[],
): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries(
    blocks.flatMap(({ folder, ownStyles }) => {
      if (!ownStyles) return [];
      return [[ownStyles === true ? path.basename(folder) : ownStyles, [folder]]];
    }),
  );
}

/**
 * The source of a page with its tags expanded, in the order of the list. Throws a `FindingsError`
 * with the lines of the page if a tag is wrong.
 */
export function expandBlocks(
  blocks: readonly Block[],
  context: ExpansionContext,
): string {
  return blocks.reduce((code, { tag, expand }) => {
    if (!expand || !new RegExp(`<${tag}\\b`).test(code)) return code;
    try {
      return expand({ ...context, code });
    } catch (error) {
      // Blocks before this one have moved its lines. In the page they are still right.
      if (error instanceof FindingsError) expand(context);
      throw error;
    }
  }, context.code);
}

function expansion(blocks: readonly Block[]): RsbuildPlugin {
  // A build compiles each page for browsers, as HTML and as Markdown, and the first two are given
  // the same text. On the dev server what a page depends on changes, so nothing is kept.
  const results =
    process.env.NODE_ENV === 'production' ? new Map<string, string>() : undefined;
  return {
    name: 'site-blocks',
    setup(api) {
      api.transform({ test: /\.mdx$/, order: 'pre' }, (context) => {
        const { code, resourcePath } = context;
        const key = [isMarkdownEdition(context), resourcePath, code].join('\0');
        const result = results?.get(key) ?? expandBlocks(blocks, context);
        results?.set(key, result);
        return result;
      });
    },
  };
}
