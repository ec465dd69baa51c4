import { metres } from 'lengths';

console.log(metres(2, 'km'));
