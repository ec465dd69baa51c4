import * as bundle from 'adder-file';
import * as files from 'adder-file/files';

console.log((await bundle.load()).add(1, 2));
console.log((await files.load()).add(3, 4));
