import { cents } from './index.js';

console.log(cents(globalThis.euros ?? 1));
