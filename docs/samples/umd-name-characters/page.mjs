import { readFileSync } from 'node:fs';
import vm from 'node:vm';

const page = vm.createContext({});
vm.runInContext(readFileSync('dist/dash/index.js', 'utf8'), page);
vm.runInContext(readFileSync('dist/dot/index.js', 'utf8'), page);
vm.runInContext(readFileSync('dist/scope/index.js', 'utf8'), page);
console.log(page);
