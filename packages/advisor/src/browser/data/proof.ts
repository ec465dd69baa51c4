/** The checks of a package, in the order in which the page lists them. */
export const checkKinds = [
  'import',
  'require',
  'bundle',
  'script',
  'style',
  'types-node16',
  'types-bundler',
  'types-require',
  'publint',
  'attw',
] as const;

export type CheckKind = (typeof checkKinds)[number];

/** What building and using a package showed. Only packages that pass every check are recorded. */
export interface Proof {
  /** The files that npm would upload: size in bytes by path. */
  readonly packed: Readonly<Record<string, number>>;
  /** The output of each check, line by line. */
  readonly checks: Readonly<Partial<Record<CheckKind, readonly string[]>>>;
}

/** The record: proofs by package id, and the versions that they were made with. */
export interface Proofs {
  readonly rslib: string;
  readonly typescript: string;
  /** Digest of the code that builds and checks. */
  readonly recorder: string;
  /** Hash of everything that was built: the advised files and the sources. */
  readonly inputs: string;
  readonly proofs: Readonly<Record<string, Proof>>;
}
