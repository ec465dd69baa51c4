/** How a path is read. */
export interface Options {
  /** What is between two keys, `.` by default. */
  readonly separator?: string;
}

export const splitPath = (
  path: string,
  { separator = '.' }: Options,
): string[] => path.split(separator).filter(Boolean);
