export type Encoding = 'br' | 'gzip';

/**
 * Chooses among the encodings in which a file is at hand (the best first) by the value of
 * Accept-Encoding: the one that the client weighs highest, the first of equals, and `undefined`
 * (as it is) when it accepts none or sent no such header.
 */
export function chooseEncoding(
  accept: string | undefined,
  available: readonly Encoding[],
): Encoding | undefined {
  const weights = parse(accept ?? '');
  const weight = (name: Encoding) => weights.get(name) ?? weights.get('*') ?? 0;
  const plain = weights.get('identity') ?? 0;
  return available
    .filter((name) => weight(name) > 0 && weight(name) >= plain)
    .reduce<Encoding | undefined>(
      (best, name) => (best === undefined || weight(name) > weight(best) ? name : best),
      undefined,
    );
}

/**
 * Says whether the value of If-None-Match names `etag`, so that what the client has is current.
 * Compared weakly: encodings of the same content count as the same.
 */
export function isCurrent(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch.trim() === '*') return true;
  const opaque = (tag: string) => tag.trim().replace(/^W\//, '');
  return ifNoneMatch.split(',').some((tag) => opaque(tag) === opaque(etag));
}

function parse(accept: string): Map<string, number> {
  const weights = new Map<string, number>();
  for (const item of accept.toLowerCase().split(',')) {
    const [name = '', ...parameters] = item.split(';').map((part) => part.trim());
    const quality = parameters.find((parameter) => parameter.startsWith('q='));
    const weight = quality === undefined ? 1 : Number(quality.slice(2));
    if (name) weights.set(name, Number.isFinite(weight) ? weight : 0);
  }
  return weights;
}
