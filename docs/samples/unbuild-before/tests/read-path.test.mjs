import assert from 'node:assert';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

for (const [format, { readPath }] of [
  ['import', await import('read-path')],
  ['require', require('read-path')],
]) {
  assert.equal(readPath({ a: { b: [7] } }, 'a.b.0'), 7);
  console.log(`${format}: passed`);
}
