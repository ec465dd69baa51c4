import { next } from '../src/index';

export const passes = next(9)?.hour === 16;
