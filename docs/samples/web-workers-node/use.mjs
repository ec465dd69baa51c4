import * as bundle from 'word-count-node';
import * as files from 'word-count-node/files';

console.log(await bundle.countWords('one two three'));
console.log(await files.countWords('four five'));
