// Readers get the router's code for production.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { productionRouter } from '../../tools/rspress/router/production.ts';
import { shakable } from '../../tools/rspress/router/shakable.ts';

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

test('what nobody imports can be left out of it', () => {
  const files = [...productionRouter().values()];
  const folder = path.dirname(files[0] ?? '');
  const name = /from "(\.\/chunk-[^"]+)"/g;
  const used = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(name)].map(([, chunk = '']) => chunk),
  );
  const code = [...new Set(used)]
    .map((chunk) => readFileSync(path.join(folder, chunk), 'utf8'))
    .join('\n');
  const side =
    /^\w+\.displayName = |^var \w+ = (?:\w+\.)?(?:createContext|forwardRef|memo)\d*\(/m;
  expect(code).toMatch(side);
  expect(shakable(code)).not.toMatch(side);
  expect(shakable(code)).toContain('= /* @__PURE__ */ ');
});
