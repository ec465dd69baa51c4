import { label } from 'size-label';

console.log(label(1500, 'kB'));
