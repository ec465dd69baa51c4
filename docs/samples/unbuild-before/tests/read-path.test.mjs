import assert from 'node:assert';
import { createRequire } from 'node:module';
import { test } from 'node:test';

const require = createRequire(import.meta.url);

for (const [format, { readPath }] of [
  ['import', await import('read-path')],
  ['require', require('read-path')],
]) {
  test(`${format}: a.b.0`, () => {
    assert.equal(readPath({ a: { b: [7] } }, 'a.b.0'), 7);
  });
}
