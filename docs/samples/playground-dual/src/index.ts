import { clsx } from 'clsx';
import { type Tone, toneClass } from './tone.js';

export type { Tone };

/** The classes of a badge, as one string. */
export function badgeClasses(
  tone: Tone,
  isLarge = false,
): string {
  return clsx('badge', toneClass(tone), {
    'badge-large': isLarge,
  });
}
