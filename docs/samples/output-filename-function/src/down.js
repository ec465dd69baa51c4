import { state } from './state.js';

export const down = () => --state.count;
