import type { Leaf } from '../browser/data/leaves.ts';
import type { PackedFile } from './packed.ts';

/** A package that was built, and the project that has it installed. */
export interface Tried {
  readonly leaf: Leaf;
  /** Absolute path of the folder in which it was built. */
  readonly folder: string;
  /** What npm would upload of it. */
  readonly files: readonly PackedFile[];
  /** Absolute path of the project's folder. */
  readonly consumer: string;
}
