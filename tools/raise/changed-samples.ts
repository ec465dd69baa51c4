/** What the recorded output of one sample changed by. */
export interface ChangedSample {
  readonly id: string;
  /** Recorded files below the sample that came, went or changed, sorted. */
  readonly files: readonly string[];
}

/**
 * Reads the answer of `git status --porcelain=v1 --untracked-files=all -z -- docs/samples`, without
 * the files in `trivial`, which are paths from the root of the repository.
 */
export function changedSamples(
  status: string,
  trivial: ReadonlySet<string> = new Set(),
): ChangedSample[] {
  const found = new Map<string, string[]>();
  for (const entry of status.split('\0')) {
    const [, id, file] = /^.. docs\/samples\/([^/]+)\/(.+)$/.exec(entry) ?? [];
    if (id && file && !trivial.has(entry.slice(3)))
      found.set(id, [...(found.get(id) ?? []), file]);
  }
  return [...found]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([id, files]) => ({ id, files: files.sort() }));
}
