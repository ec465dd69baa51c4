import { split } from './split';

/** Turns 135 into `2 h 15 min`. */
export function spell(minutes: number): string {
  const { hours, rest } = split(minutes);
  return `${hours} h ${rest} min`;
}

/** Loads the words only when somebody asks. */
export async function spellOut(minutes: number) {
  const { words } = await import('./words');
  return words(minutes);
}
