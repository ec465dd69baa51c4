import type { Project } from '../../parts/recorded.ts';
import examples from '../examples.json' with { type: 'json' };
import { parseProject } from './project.ts';

/** As much as an address may hold, in characters. */
export const longestAddress = 200_000;

/** Where an address says that the project comes from: its text, the id of a sample, or a state. */
export interface Origin {
  readonly kind: 'code' | 'sample' | 'state';
  readonly text: string;
}

/**
 * Reads the part of an address after `#`, or its query: `?example=` names one of the examples, `?state=`
 * is in links to the output explorer that was a page once. Undefined for an anchor of the page, or
 * nothing.
 */
export function readOrigin({ hash, search }: Location): Origin | undefined {
  for (const kind of ['code', 'sample', 'state'] as const)
    if (hash.startsWith(`#${kind}=`)) return { kind, text: hash.slice(kind.length + 2) };
  const query = new URLSearchParams(search);
  const example = query.get('example');
  if (example !== null) return { kind: 'sample', text: sampleOf(example) };
  const state = query.get('state');
  return state ? { kind: 'state', text: state.slice(0, 200) } : undefined;
}

/** The id of the sample that an example is; empty if there is none, which no sample has. */
const sampleOf = (name: string) =>
  Object.entries(examples).find(([key]) => key === name)?.[1].sample ?? '';

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
