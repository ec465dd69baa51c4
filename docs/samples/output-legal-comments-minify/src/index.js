/*! badges 1.0.0 | MIT */
import { star } from './star.js';

export const badge = (text) => `${star}<b>${text}</b>`;
