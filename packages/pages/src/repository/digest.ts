import { createHash } from 'node:crypto';

/**
 * What tells a text from every other: 32 hexadecimal digits, by which a cache knows that nothing
 * has changed.
 */
export function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 32);
}
