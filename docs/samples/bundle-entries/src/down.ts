import { state } from './state';

export const down = (): number => --state.count;
