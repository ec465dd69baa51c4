/** A package of the tables on the page about npm packages. */
export interface PackageFact {
  name: string;
  version: string;
  /** `installed`: this repository builds with it; `tried`: a library was built with it once. */
  evidence: 'installed' | 'tried';
}

/**
 * Reads the content of `versions.json`. Throws an error that names an entry which is incomplete.
 */
export function parseFacts(json: string): PackageFact[] {
  const list: unknown = JSON.parse(json);
  if (!Array.isArray(list)) throw new Error('The versions of packages are a list.');
  return list.map((entry: unknown) => {
    if (isFact(entry)) return entry;
    throw new Error(
      `This is no package with version and evidence: ${JSON.stringify(entry)}`,
    );
  });
}

function isFact(entry: unknown): entry is PackageFact {
  if (typeof entry !== 'object' || entry === null) return false;
  const value: Record<string, unknown> = { ...entry };
  return (
    typeof value.name === 'string' &&
    typeof value.version === 'string' &&
    (value.evidence === 'installed' || value.evidence === 'tried')
  );
}
