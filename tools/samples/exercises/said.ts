/** What came of an exercise, before it is put on record. */
export interface Said {
  readonly ok: boolean;
  /** The exercise in words that somebody would type to repeat it. */
  readonly command: string;
  /** What it said, without paths of this machine. */
  readonly says: string[];
}
