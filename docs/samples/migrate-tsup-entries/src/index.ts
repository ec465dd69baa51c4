import { units } from './units';

export const seconds = (h: number, m: number) =>
  h * units.h + m * units.m;
