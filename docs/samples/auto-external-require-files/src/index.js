import { dep } from './words.cjs';

export const greet = () => dep.toUpperCase();
