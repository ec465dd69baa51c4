// The order in which plugins look at a page: rspress.config.ts.
import { expect, test } from '@playwright/test';
import config from '../../rspress.config.ts';

test('what explains an unreadable page looks at it before all that would stumble over it', () => {
  // Transforms run from the last plugin to the first.
  expect(config.plugins?.at(-1)?.name).toBe('site-readable');
});
