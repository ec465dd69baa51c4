import { units } from './units';

export const parse = (text: string) => {
  const [h = 0, m = 0] = text.split(':').map(Number);
  return h * units.h + m * units.m;
};
