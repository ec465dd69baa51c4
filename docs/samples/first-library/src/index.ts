/** How fast somebody reads. */
export interface Pace {
  wordsPerMinute: number;
}

/** Whole minutes that a text takes, at least one. */
export function readingMinutes(
  text: string,
  pace: Pace = { wordsPerMinute: 220 },
): number {
  const words = text.match(/\S+/g)?.length ?? 0;
  return Math.max(
    1,
    Math.round(words / pace.wordsPerMinute),
  );
}
