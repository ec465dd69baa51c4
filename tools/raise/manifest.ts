import { documented, isExactVersion } from '../facts/documented.ts';

/**
 * The text of package.json with another version of the documented package. Nothing else changes.
 * Throws when the version is not an exact one or the package is not in the text.
 */
export function withVersion(text: string, version: string): string {
  if (!isExactVersion(version)) {
    throw new Error(`“${version}” is not an exact version such as 1.2.3.`);
  }
  const entry = /("@rslib\/core":\s*")[^"]*(")/;
  if (!entry.test(text)) throw new Error(`package.json does not name ${documented}.`);
  return text.replace(entry, `$1${version}$2`);
}
