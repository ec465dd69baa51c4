import { scale } from './scale.js';

export const metres = (feet) => scale(feet, 0.3048);
