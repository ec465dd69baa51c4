import { distance } from './distance.js';

export const near = (a, b) => distance(a, b) < 10;
export const tiles = () => import('./tiles.js');
