import * as bundle from 'form-letters';
import * as files from 'form-letters/files';

console.log(bundle.welcome('Ada'));
console.log(files.welcome('Bo'));
