import { folder } from 'fixtures/dirname';
import { file } from 'fixtures/filename';
import { load } from 'fixtures/require';

console.log(file);
console.log(folder);
console.log(load('../package.json').name);
