import { names, units } from './units';

/** Writes so many seconds as a length of time. */
export function format(seconds: number): string {
  const parts: string[] = [];
  let rest = seconds;
  for (const unit of names) {
    const count = Math.floor(rest / units[unit]);
    rest -= count * units[unit];
    if (count > 0) parts.push(`${count}${unit}`);
  }
  return parts.join(' ') || '0s';
}
