/** How to come by what is known of a section, by the address at which it begins: `/guide`, `/zh/guide`. Empty on the dev server, which knows all at once. */
const loaders = new Map<string, () => Promise<unknown>>();
const reached = new Set<string>();

/**
 * Says where a section begins, without the base path and a slash at the end, and how its pages and its sidebar are made known. The build calls it, for
 * each section, before the framework asks for any page: tools/rspress/sections.
 */
export function offerSection(begin: string, load: () => Promise<unknown>): void {
  loaders.set(begin, load);
}

/** Whether the pages of the section at this path are known, as far as there are any. The path has no base. A malformed one throws a `URIError`. */
export function isReached(path: string): boolean {
  const section = sectionAt(path);
  return section === undefined || reached.has(section);
}

/**
 * Makes the pages and the sidebar of the section at this path known. Resolves at once where they are; rejects where they cannot be had, and asks again
 * the next time.
 */
export async function reach(path: string): Promise<void> {
  const section = sectionAt(path);
  if (section === undefined || reached.has(section)) return;
  await loaders.get(section)?.();
  reached.add(section);
}

/** Addresses are compared as the framework compares them: decoded, and capitals are as good as small letters. */
function sectionAt(path: string): string | undefined {
  const place = `${decodeURIComponent(path)}/`.toLowerCase();
  return [...loaders.keys()].find((begin) => place.startsWith(`${begin}/`.toLowerCase()));
}
