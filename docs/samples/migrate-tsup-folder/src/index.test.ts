import { lastWord } from './index';

if (lastWord('one two') !== 'two') throw new Error('last');
