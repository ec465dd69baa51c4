import { draw } from './draw';

export const moon = draw('moon');
