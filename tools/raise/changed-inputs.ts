/**
 * The inputs of the output explorer whose records changed, in alphabetical order, read from the answer of
 * `git status --porcelain=v1 --untracked-files=all -z -- docs/explorer`, without the files in `trivial`, which are
 * paths from the root of the repository.
 */
export function changedInputs(
  status: string,
  trivial: ReadonlySet<string> = new Set(),
): string[] {
  return status
    .split('\0')
    .filter((entry) => !trivial.has(entry.slice(3)))
    .flatMap((entry) => /^.. docs\/explorer\/([^/]+)\.json$/.exec(entry)?.[1] ?? [])
    .sort();
}
