interface Match {
    word: string;
    distance: number;
}
/** The word that is nearest to what was typed. */
declare function closest(typed: string, words: readonly string[]): Match | undefined;

export { closest };
export type { Match };
