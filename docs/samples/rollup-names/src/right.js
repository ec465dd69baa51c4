import { door } from './door.js';

export const right = door('right');
export const later = () => import('./later.js');
