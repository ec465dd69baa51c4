import * as sizes from './sizes.ts';

export const all = (): object => sizes;
export const later = () => import('./sizes.ts');
