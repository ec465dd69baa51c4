import { star } from 'icons/bundleless';

console.log(star);
