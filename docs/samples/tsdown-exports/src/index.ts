import { steps } from './steps';

export const names = steps.map(({ name }) => name);
