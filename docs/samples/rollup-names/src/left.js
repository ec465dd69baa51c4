import { door } from './door.js';

export const left = door('left');
