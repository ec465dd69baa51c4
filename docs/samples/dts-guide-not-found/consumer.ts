import { metres } from 'lengths';

console.log(metres(6));
