import { today } from 'days-kit/locale/index.js';

export const label = today;
