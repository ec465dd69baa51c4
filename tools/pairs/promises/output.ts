import { type Build, earlier } from '../build.ts';
import { choiceOf } from '../factors.ts';

/** By name, what options promise of each successful build to which it applies. */
export type Promises = Readonly<
  Record<
    string,
    {
      readonly applies: (build: Build) => boolean;
      readonly kept: (build: Build) => boolean | Promise<boolean>;
    }
  >
>;

/** Whether the row of a build has one of these values for an option. */
export const has = ({ row }: Build, factor: string, ...values: string[]) =>
  values.includes(choiceOf(row, factor));
/** Whether a build combines its modules into files per entry. */
export const bundles = (build: Build) => !has(build, 'bundle', 'false');

/** The emitted files with one of these endings; not those of an earlier build. */
export function emitted({ files }: Build, ending: RegExp): [string, string][] {
  return [...files].filter(([name]) => ending.test(name) && !earlier.includes(name));
}
export const scripts = (build: Build) => emitted(build, /\.[cm]?js$/);
export const styles = (build: Build) => emitted(build, /\.css$/);
export const types = (build: Build) => emitted(build, /\.d\.[cm]?ts$/);
export const entry = (build: Build) =>
  scripts(build).find(([name]) => /^index\.[cm]?js$/.test(name)) ?? ['', ''];
