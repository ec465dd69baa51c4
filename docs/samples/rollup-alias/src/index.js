import { sum } from '@/sum.js';
import { open } from 'pad-old';
import { clock } from './clock.js';

export const pad = { sum, open, clock };
