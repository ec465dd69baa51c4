/** What was done with a package, in the order in which it is told. */
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

/** What was found when a package was built and tried. Only packages about which nothing complained are on record. */
export interface Proof {
  /** What npm would upload: the size in bytes by path. */
  readonly packed: Readonly<Record<string, number>>;
  /** What each check said, line by line, by its kind. */
  readonly checks: Readonly<Record<string, readonly string[]>>;
}

/** The proofs of packages by the names of their plans, and what they were made with. */
export interface Proofs {
  readonly rslib: string;
  readonly typescript: string;
  /** Fingerprint of the advice and of the sources that were built. */
  readonly inputs: string;
  readonly proofs: Readonly<Record<string, Proof>>;
}
