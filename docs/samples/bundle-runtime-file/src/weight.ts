import { ounce } from './factors.cjs';

export const toOunce = (gram: number): number =>
  gram / ounce;
