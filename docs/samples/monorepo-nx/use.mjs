import { total } from '@roads/trips';

console.log(total([1.5, 2]));
