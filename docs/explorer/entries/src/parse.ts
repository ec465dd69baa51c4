import { names, units } from './units';

/** Reads a length of time such as `2h 5min`, in seconds. */
export function parse(text: string): number {
  let seconds = 0;
  for (const part of text.split(' ')) {
    const unit = names.find((name) => part.endsWith(name));
    if (!unit) throw new Error(`No time: ${part}`);
    seconds += Number.parseFloat(part) * units[unit];
  }
  return seconds;
}
