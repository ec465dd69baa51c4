import { star } from 'icons/bundled';

console.log(star);
