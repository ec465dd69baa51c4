import { existsSync } from 'node:fs';

for (const file of [
  'src/globals.d.ts',
  'node_modules/dep/index.d.ts',
]) {
  console.log(file, existsSync(file) ? 'is there' : 'is gone');
}
