// What makes the dev server start anew: tools/rspress/watching.
import { expect, test } from '@playwright/test';
import { ignoring } from '../../tools/rspress/watching/ignore.ts';

test('a rule that starts the server anew leaves the folders alone, and what it left alone before', () => {
  const rule = { paths: '/docs', type: 'restart', options: { ignored: ['a'] } } as const;
  expect(ignoring({ ...rule, options: { ignored: ['a'] } }, ['/docs/samples'])).toEqual([
    { ...rule, options: { ignored: ['a', '/docs/samples'] } },
  ]);
  expect(ignoring([{ paths: '/docs', type: 'restart' }], ['/docs/samples'])).toEqual([
    { paths: '/docs', type: 'restart', options: { ignored: ['/docs/samples'] } },
  ]);
});

test('other rules stay as they are, and where there is none there is none', () => {
  const reload = { paths: '/docs/public', type: 'reload-page' } as const;
  expect(ignoring(reload, ['/docs/samples'])).toEqual([reload]);
  expect(ignoring(undefined, ['/docs/samples'])).toEqual([]);
});
