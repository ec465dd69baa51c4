import { state } from './state';

export const up = (): number => ++state.count;
