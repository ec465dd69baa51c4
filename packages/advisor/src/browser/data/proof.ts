/** What building and using a package showed. Only packages that pass every check are recorded. */
export interface Proof {
  /** What `npm publish` would upload: size in bytes by path. */
  readonly packed: Readonly<Record<string, number>>;
  /** What is done with these files, as a reader would type it, and what it prints. */
  readonly checks: readonly {
    readonly command: string;
    readonly says: readonly string[];
  }[];
}
