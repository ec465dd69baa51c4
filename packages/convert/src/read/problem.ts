export type FieldName = 'config' | 'manifest' | 'tsconfig';

/** The texts that were pasted. */
export interface Input extends Readonly<Record<FieldName, string>> {
  /** The name of the configuration's file, if it is known. */
  readonly name?: string;
}

export type ProblemKey =
  | ('syntax' | 'html' | 'noExport' | 'unknownTool' | 'otherTool' | 'noGuide')
  | ('application' | 'done' | 'isManifest' | 'isTsconfig' | 'notObject')
  | 'noConfig';

export interface Problem {
  readonly field: FieldName;
  readonly key: ProblemKey;
  readonly line?: number;
  readonly column?: number;
  /** What the parser says, in English, or the name of a tool. */
  readonly detail?: string;
  /** The page that helps further. */
  readonly link?: string;
}

export type Fail = (key: ProblemKey, more?: Partial<Problem>) => undefined;

/** Reports what is wrong with a field. */
export function failure(problems: Problem[], field: FieldName): Fail {
  return (key, more = {}) => {
    problems.push({ field, key, ...more });
    return undefined;
  };
}
