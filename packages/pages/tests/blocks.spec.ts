// The registry of the tags that pages use without an import.
import path from 'node:path';
import { expect, test } from '@playwright/test';
import type { RsbuildPlugin } from '@rslib/core';
import { type Block, blockSheets, registerBlocks } from '../src/blocks.ts';

type Api = Parameters<RsbuildPlugin['setup']>[0];

const blocks: readonly Block[] = [
  {
    tag: 'Badge',
    folder: 'packages/badge',
    component: 'src/browser/Badge.tsx',
    expand: ({ code }) => code.replaceAll('<Badge />', '<Frame />'),
  },
  {
    tag: 'Frame',
    folder: 'packages/frame',
    ownStyles: true,
    expand: ({ code }) => code.replaceAll('<Frame />', '**word**'),
  },
  { tag: 'Plain', folder: 'packages/plain', component: 'src/Plain.tsx' },
];

/** What becomes of a page before the framework compiles it. */
async function expanded(code: string): Promise<unknown> {
  const [plugin] = [registerBlocks(blocks).builderConfig?.plugins ?? []].flat();
  const results: unknown[] = [];
  const context = { code, resourcePath: '/a.mdx', environment: { name: 'web' } };
  const transform = (_: unknown, handler: (context: unknown) => unknown) =>
    results.push(handler(context));
  const setup: unknown = plugin && 'setup' in plugin ? plugin.setup : undefined;
  if (typeof setup !== 'function') throw new Error('There is no plugin.');
  await setup({ transform } satisfies Record<keyof Pick<Api, 'transform'>, unknown>);
  return results[0];
}

test('tags become what their blocks say, one after the other, and other tags stay', async () => {
  expect(await expanded('# A\n\n<Badge />\n\n<Plain />\n')).toBe(
    '# A\n\n**word**\n\n<Plain />\n',
  );
  expect(await expanded('<Badges /> `Frame`')).toBe('<Badges /> `Frame`');
});

test('components of blocks are registered, and some have a style sheet of their own', () => {
  expect(registerBlocks(blocks).markdown?.globalComponents).toEqual([
    path.resolve('packages/badge/src/browser/Badge.tsx'),
    path.resolve('packages/plain/src/Plain.tsx'),
  ]);
  expect(blockSheets(blocks)).toEqual({ frame: ['packages/frame'] });
});
