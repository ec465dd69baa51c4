import { name as dates } from 'dates';
import { name as moon } from 'moon';
import { uses } from 'calendar';

console.log('dates:', dates);
console.log('moon:', moon);
console.log('calendar:', uses.join(', '));
