import { steps } from './steps';

export const list = steps.map(
  ({ name, bytes }) => `${name}: ${bytes}`,
);
