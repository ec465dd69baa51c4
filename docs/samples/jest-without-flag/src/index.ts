import { units } from '@/units';

// Written into the code by rslib.config.ts.
declare const DEFAULT_UNIT: string;

/** The number of bytes in a size such as `1.5 GB`. */
export function readSize(text: string): number {
  const [number, unit = DEFAULT_UNIT] = text.split(' ');
  const bytes = Number(number) * (units[unit] ?? NaN);
  if (Number.isNaN(bytes)) throw new RangeError(text);
  return bytes;
}
