import 'old-browsers';

export { today } from '@/time/day';
export { names } from 'day-names';
export { zones } from 'zones';
