import { round } from './round';

export const pounds = (kg: number): number =>
  round(kg / 0.45359237);
