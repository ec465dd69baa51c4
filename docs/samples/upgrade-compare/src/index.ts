import { type Numbers, sorted } from './numbers';

export const mode: string = import.meta.env.MODE;

export function least(list: Numbers): number | undefined {
  return sorted(list)[0];
}
