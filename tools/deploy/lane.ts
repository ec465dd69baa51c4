/** `npm test` with everything that it selects, or with what texts can break. */
export type Lane = 'everything' | 'texts';

/**
 * What has to be tested where these files differ from what is deployed, as paths from the
 * repository's root. Where nothing differs, nothing is known.
 */
export function laneOf(changed: readonly string[]): Lane {
  const isText = (file: string) => /^docs\/(?:en|zh|shared)\//.test(file);
  return changed.length > 0 && changed.every(isText) ? 'texts' : 'everything';
}
