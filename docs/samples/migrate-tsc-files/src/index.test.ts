import { kebab } from './index.js';

if (kebab('Two Words') !== 'two-words') throw new Error();
