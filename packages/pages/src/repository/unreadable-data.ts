/**
 * A file of data that is missing or does not hold what it must, so that nothing can be compared
 * with it.
 */
export class UnreadableData extends Error {
  /** Path from the root of the repository. */
  readonly file: string;
  /** What is wrong with it, in one sentence. */
  readonly reason: string;

  constructor(file: string, reason: string, options?: ErrorOptions) {
    super(`${file}: ${reason}`, options);
    this.file = file;
    this.reason = reason;
  }
}
