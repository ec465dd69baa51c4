import { checkDigit } from './digit';

/** A plate in its two parts. */
export interface Plate {
  readonly serial: string;
  readonly check: number;
}

/** Reads a text such as `B-7204-3`. */
export function parsePlate(text: string): Plate | undefined {
  const match = /^(\w-\d+)-(\d)$/.exec(text);
  if (!match) return undefined;
  const [, serial = '', digit] = match;
  const check = Number(digit);
  return checkDigit(serial) === check
    ? { serial, check }
    : undefined;
}
