import { distance } from './distance.js';

export const far = (a, b) => distance(a, b) > 100;
