import { kilo } from './unit';

export const toMeters = (kilometers: number): number =>
  kilometers * kilo;
