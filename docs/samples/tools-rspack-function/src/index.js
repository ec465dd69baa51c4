import { place } from './disk.js';

export const where = () => `in ${place}`;
