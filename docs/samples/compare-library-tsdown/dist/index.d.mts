interface Match {
  word: string;
  distance: number;
}
/** The word that is nearest to what was typed. */
export declare function closest(typed: string, words: readonly string[]): Match | undefined;
export type { Match };