import { s as scale } from './shared.js';

const kilograms = (pounds) => scale(pounds, 0.4536);

export { kilograms };
