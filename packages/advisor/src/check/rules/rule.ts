import type { Message } from 'publint';
import type { FieldPath, Manifest } from '../manifest.ts';

export type Level = Message['type'];

/** What a rule found, and where. `values` are put into the text of the rule. */
export interface Finding<Id extends string = string> {
  readonly rule: Id;
  readonly level: Level;
  readonly path: FieldPath;
  readonly values?: Readonly<Record<string, string>>;
}

/** A place that a rule of this site reports. */
export type Found = Pick<Finding, 'path' | 'values'>;

export interface Rule {
  /** The section that explains it, without language. */
  readonly section: string;
  /** Only rules of this site look for places; those of publint are run by publint. */
  readonly level?: Level;
  readonly find?: (value: Manifest['value']) => readonly Found[];
  /** The corrected text; absent where only the author can decide. */
  readonly fix?: (manifest: Manifest, finding: Finding) => string;
}
