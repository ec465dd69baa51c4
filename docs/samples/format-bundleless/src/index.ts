import { offset } from './offset';

export const toKelvin = (celsius: number): number =>
  celsius + offset;
