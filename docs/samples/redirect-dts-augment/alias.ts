import type { Name } from 'doors';

export const name: Name = 'lock';
