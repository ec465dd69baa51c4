import { readFileSync } from 'node:fs';
import vm from 'node:vm';

const page = vm.createContext({});
vm.runInContext(readFileSync('dist/list.js', 'utf8'), page);
vm.runInContext(readFileSync('dist/theme.js', 'utf8'), page);
console.log(page);
