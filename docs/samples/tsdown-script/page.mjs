import { readFileSync } from 'node:fs';
import vm from 'node:vm';

for (const tool of ['tsdown', 'rslib']) {
  for (const name of ['index.iife.js', 'index.umd.js']) {
    const page = vm.createContext({
      ToastKit: { show: (text) => text },
    });
    vm.runInContext(
      readFileSync(`dist/${tool}/${name}`, 'utf8'),
      page,
    );
    const { note } = vm.runInContext('ToastNote', page);
    console.log(`${tool}, ${name}:`, note('saved'));
  }
}
