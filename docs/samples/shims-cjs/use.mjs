import { createRequire } from 'node:module';
import * as esm from 'fixtures';

const cjs = createRequire(import.meta.url)('fixtures');
for (const name of ['url', 'folder', 'file']) {
  console.log(name, 'import: ', esm[name]);
  console.log(name, 'require:', cjs[name]);
}
