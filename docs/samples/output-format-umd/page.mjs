import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import vm from 'node:vm';

// What <script> tags do: one global scope, no modules.
const { resolve } = createRequire(import.meta.url);
const clsx = resolve('clsx').replace(/\.js$/, '.min.js');
const page = vm.createContext();

for (const file of [clsx, 'dist/umd/index.js']) {
  vm.runInContext(readFileSync(file, 'utf8'), page);
}
console.log(vm.runInContext('SizeBadge.badge(2e6)', page));
