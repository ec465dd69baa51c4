import type { SizedFile } from '../../parts/sizes';
import type { Place } from './messages.ts';

/** A place in a file of the package. */
export interface SourcePlace extends Place {
  readonly path: string;
}

/** For each line of an emitted file, where it comes from; undefined if nobody wrote it. */
export type SourcePlaces = readonly (SourcePlace | undefined)[];

/** What a viewer of a build has to do with the editor. */
export interface Sources {
  /** Where the cursor is in the editor. */
  readonly cursor: SourcePlace | undefined;
  /** Whether a place is in the package. */
  readonly has: (path: string) => boolean;
  readonly onOpen: (place: SourcePlace) => void;
  /** Where the field of `package.json` is that names lead to. */
  readonly placeOf: (names: readonly string[]) => SourcePlace;
  /** Turns source maps on or off in the configuration; undefined if nothing can be built. */
  readonly onToggle: (() => void) | undefined;
}

const comment =
  /\/\/[#@] sourceMappingURL=data:application\/json;[^,]*base64,([\w+/=]+)\s*$/;

/**
 * What the source map of an emitted file says about its lines. The map is another emitted file, or in a
 * comment; without one, or if it cannot be read, the result is undefined.
 */
export async function sourcePlaces(
  { path, text }: Pick<SizedFile, 'path' | 'text'>,
  emitted: readonly SizedFile[],
): Promise<SourcePlaces | undefined> {
  const inline = comment.exec(text)?.[1];
  const map = inline
    ? atob(inline)
    : emitted.find((one) => one.path === `${path}.map`)?.text;
  if (!map) return undefined;
  const { TraceMap, decodedMappings } = await import('@jridgewell/trace-mapping');
  try {
    const trace = new TraceMap(map, `${path}.map`);
    return decodedMappings(trace).map((segments) => {
      const first = segments.find((one) => one.length > 1);
      if (!first || first.length === 1) return undefined;
      const source = trace.resolvedSources[first[1]];
      return source
        ? { path: source, line: first[2] + 1, column: first[3] + 1 }
        : undefined;
    });
  } catch {
    return undefined;
  }
}
