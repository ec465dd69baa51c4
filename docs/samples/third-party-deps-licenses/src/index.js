import { daysIn } from 'day-count';
import { isLeap } from 'leap-year';

export const february = (year) => daysIn(2, isLeap(year));
