import { cents } from './cents';

if (cents(1) !== 100) throw new Error('cents');
