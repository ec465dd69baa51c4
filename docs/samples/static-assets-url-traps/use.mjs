import { folder, later, letter } from 'letter-paths';

const end = (url) => url.href.split('/dist/').at(-1);

console.log('folder:', end(folder));
console.log('later:', end(later));
console.log('letter:', typeof letter('bye'));
