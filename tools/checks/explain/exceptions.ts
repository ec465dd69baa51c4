/** Something in emitted files that nobody wrote and that is no helper either. */
export interface Exception {
  /** Paths of the files in which it may stand, from the root of the repository. */
  readonly files: RegExp;
  /** What may stand there. */
  readonly marks: RegExp;
  readonly reason: string;
}

/** The file that holds them, from the root of the repository. */
export const exceptionsName = 'tools/checks/explain/exceptions.json';

/** The exceptions in the text of exceptions.json. Throws where an entry is incomplete. */
export function parseExceptions(json: string): Exception[] {
  const list: unknown = JSON.parse(json);
  if (!Array.isArray(list)) throw new Error(`${exceptionsName} does not hold a list.`);
  return list.map((entry: unknown, index) => {
    const text = (key: string): string => {
      const value: unknown = Reflect.get(Object(entry), key);
      if (typeof value === 'string' && value !== '') return value;
      throw new Error(`Entry ${index + 1} of ${exceptionsName} has no “${key}”.`);
    };
    return {
      files: new RegExp(text('files')),
      marks: new RegExp(text('marks')),
      reason: text('reason'),
    };
  });
}
