import { lastWord } from './index';

if (lastWord('a b') !== 'b') throw new Error('lastWord');
