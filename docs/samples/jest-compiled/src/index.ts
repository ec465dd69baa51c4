import { units } from './units';

/** The number of bytes in a size such as `1.5 GB`. */
export function readSize(text: string): number {
  const [number, unit = 'MB'] = text.split(' ');
  return Number(number) * (units[unit] ?? NaN);
}
