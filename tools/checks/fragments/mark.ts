/**
 * What stands after `fragment=` among the words behind a fence's language: the kind of a fragment.
 * Empty for the bare word `fragment`, `undefined` for a block that is not marked as one.
 */
export function fragmentMark(meta: string): string | undefined {
  const match = /(?:^|\s)fragment(?:=(\S*))?(?=\s|$)/.exec(meta);
  return match ? (match[1] ?? '') : undefined;
}
