import { scale } from './scale.js';

export const kilograms = (pounds) => scale(pounds, 0.4536);
