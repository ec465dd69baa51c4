import { type Numbers, sorted } from './numbers';

export function median(list: Numbers): number | undefined {
  return sorted(list).at(Math.floor((list?.length ?? 0) / 2));
}
