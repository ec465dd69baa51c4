import type { Builds } from './differences.ts';
export function shake(_b: Builds, _o: string, _n: string): number {
  return 0;
}
