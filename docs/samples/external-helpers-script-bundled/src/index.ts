import { Shelf } from './shelf';

export const first = new Shelf().first;
