import { unit } from 'points';

export const stop = unit;
