import { s as scale } from './shared.js';

const metres = (feet) => scale(feet, 0.3048);

export { metres };
