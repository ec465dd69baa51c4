import { draw } from './draw';

export const star = draw('star');
