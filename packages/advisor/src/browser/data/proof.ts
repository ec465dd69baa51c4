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

/** The record: proofs by package id, and what they were made with. */
export interface Proofs {
  readonly rslib: string;
  readonly typescript: string;
  /** Digest of the code that builds and checks. */
  readonly recorder: string;
  /** Hash of everything that was built: the advised files and the sources. */
  readonly inputs: string;
  readonly proofs: Readonly<Record<string, Proof>>;
}
