import { state } from './state.js';

export const up = () => ++state.count;
