// Readers get the router's code for production.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { productionRouter } from '../../tools/rspress/router/production.ts';

test('its code is the one without warnings, by both names', () => {
  const files = productionRouter();
  expect([...files.keys()]).toEqual(['react-router$', 'react-router/dom$']);
  for (const file of files.values()) {
    const chunks = readFileSync(file, 'utf8').matchAll(/from "(\.\/chunk-[^"]+)"/g);
    const code = [...chunks].map(([, chunk = '']) =>
      readFileSync(path.join(file, '..', chunk), 'utf8'),
    );
    expect(code.join('\n')).toContain('ENABLE_DEV_WARNINGS = false');
    expect(code.join('\n')).not.toContain('ENABLE_DEV_WARNINGS = true');
  }
});
