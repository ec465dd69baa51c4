import { unit } from 'lengths';

console.log(unit);
