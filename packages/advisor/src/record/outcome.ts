import type { CheckKind, Proof } from '../browser/data/proof.ts';
import type { PackedFile } from './packed.ts';

/** What one check said of a package, line by line, and whether it has nothing to complain about. */
export interface Check {
  readonly kind: CheckKind;
  readonly ok: boolean;
  readonly says: readonly string[];
}

/** What came of building and trying a package. */
export interface Outcome {
  readonly files: readonly PackedFile[];
  readonly checks: readonly Check[];
}

/** An outcome as it is put on record. Which checks complained is not in it: such an outcome is never recorded. */
export function proofOf({ files, checks }: Outcome): Proof {
  return {
    packed: Object.fromEntries(files.map(({ path, size }) => [path, size])),
    checks: Object.fromEntries(checks.map(({ kind, says }) => [kind, says])),
  };
}
