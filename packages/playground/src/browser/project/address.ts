import { type Project, parseProject } from './project.ts';

/** As much as an address may hold, in characters. */
export const longestAddress = 200_000;

/** Where an address says that the project comes from: its text, the id of a sample, or a state. */
export interface Origin {
  readonly kind: 'code' | 'sample' | 'state';
  readonly text: string;
}

/**
 * Reads the part of an address after `#`, or the query of a link to the output explorer that was a page
 * once; undefined for an anchor of the page, or nothing.
 */
export function readOrigin({ hash, search }: Location): Origin | undefined {
  for (const kind of ['code', 'sample', 'state'] as const)
    if (hash.startsWith(`#${kind}=`)) return { kind, text: hash.slice(kind.length + 2) };
  const state = new URLSearchParams(search).get('state');
  return state ? { kind: 'state', text: state.slice(0, 200) } : undefined;
}

/** The project as a part of an address: JSON, deflated, in the alphabet of URLs. */
export async function encodeProject(project: Project): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(project));
  const deflated = await transform(bytes, new CompressionStream('deflate-raw'));
  const characters = Array.from(deflated, (byte) => String.fromCharCode(byte));
  return btoa(characters.join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}

/** The inverse; undefined for a text that it did not write, or that is too long. */
export async function decodeProject(text: string): Promise<Project | undefined> {
  if (text.length > longestAddress) return undefined;
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
    const inflated = await transform(bytes, new DecompressionStream('deflate-raw'));
    return parseProject(JSON.parse(new TextDecoder().decode(inflated)));
  } catch {
    return undefined;
  }
}

/** Bytes after a stream of the browser has compressed or decompressed them. */
export async function transform(bytes: BlobPart, stream: GenericTransformStream) {
  const result = new Blob([bytes]).stream().pipeThrough(stream);
  return new Uint8Array(await new Response(result).arrayBuffer());
}
