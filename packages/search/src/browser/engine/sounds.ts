/**
 * Whether two Chinese characters may be taken for each other by whoever types them by their sound.
 */
export type SoundsAlike = (one: string, other: string) => boolean;

/** A site of some hundred characters has no more than about so many of one sound. */
const ofOneSound = 8;

/**
 * Tells by the order in which browsers sort characters, which is that of their sounds, whether two
 * sound alike: there are few of the site's `characters` between two that do, each counted once. A
 * table of sounds would weigh more than most of the engine. Where the browser does not sort
 * Chinese, none sound alike. The characters are asked for and sorted with the first question.
 */
export function soundsIn(characters: () => readonly string[]): SoundsAlike {
  if (Intl.Collator.supportedLocalesOf('zh').length === 0) return () => false;
  let placeOf: ((character: string) => number) | undefined;
  return (one, other) => {
    placeOf ??= placesAmong(characters());
    return Math.abs(placeOf(one) - placeOf(other)) <= ofOneSound;
  };
}

/** Tells how many of the characters come before one that may be among them. */
function placesAmong(characters: readonly string[]): (character: string) => number {
  const { compare } = new Intl.Collator('zh');
  const sorted = [...new Set(characters)].sort(compare);
  const known = new Map(sorted.map((character, place) => [character, place]));
  return (character) => {
    const place =
      known.get(character) ?? sorted.filter((one) => compare(one, character) < 0).length;
    known.set(character, place);
    return place;
  };
}
