import { readFileSync } from 'node:fs';
import vm from 'node:vm';

const page = vm.createContext({});
vm.runInContext(readFileSync('dist/list/index.js', 'utf8'), page);
vm.runInContext(readFileSync('dist/theme/theme.js', 'utf8'), page);
console.log(page);
