/**
 * Where the converted configuration differs from the one by hand, and why: a reason alone where
 * there is nothing to build, or the files that only one of them writes.
 */
export const intended: Readonly<
  Record<string, string | { why: string; adds?: string[]; lacks?: string[] }>
> = {};
