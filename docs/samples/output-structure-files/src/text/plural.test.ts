import { plural } from './plural';

if (plural(2, 'hour') !== '2 hours') {
  throw new Error('plural');
}
