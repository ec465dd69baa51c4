import assert from 'node:assert';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

for (const [format, { sizeText }] of [
  ['import', await import('size-text')],
  ['require', require('size-text')],
]) {
  assert.equal(sizeText(1_500_000), '1.5 MB');
  console.log(`${format}: passed`);
}
