import { zero } from 'points';

export const start = zero;
export const end = () => import('./end.js');
