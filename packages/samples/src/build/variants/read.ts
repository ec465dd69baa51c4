import { readFileSync } from 'node:fs';
import type { Exercise, Sample } from '../sample.ts';

/** A text of an author's file to replace, everywhere; without `replace`, the whole file. */
export interface Change {
  readonly file: string;
  readonly replace?: string;
  readonly with: string;
}

/** One thing that must be true of the build of a variant, or of what it emits. */
export type Hold =
  | { readonly exitCode: number }
  | { readonly prints: string }
  | { readonly file: string; readonly emitted?: false }
  | { readonly file: string; readonly contains: string }
  | { readonly file: string; readonly lacks: string }
  | { readonly exercise: Exercise; readonly says?: string };

/** A sample built in another way. What it leaves out is as in the sample. */
export interface Variant {
  readonly name: string;
  readonly changes?: readonly Change[];
  readonly commands?: readonly (readonly string[])[];
  readonly toolchain?: string;
  readonly holds: readonly Hold[];
}

/** The variants in the `sample.json` of a sample, which was validated when it was read. */
export function variantsOf({ folder }: Pick<Sample, 'folder'>): readonly Variant[] {
  const text = readFileSync(`${folder}/sample.json`, 'utf8');
  const { variants = [] }: { variants?: Variant[] } = JSON.parse(text);
  return variants;
}

/** The name of a variant and what holds, in one line. */
export function describeVariant({ name, holds }: Variant): string {
  return `${name}: ${holds.map((hold) => JSON.stringify(hold)).join(' ')}`;
}
