import * as bundle from './dist/bundle/index.js';
import * as files from './dist/files/index.js';

console.log(bundle.letters(2), files.letters(2));
