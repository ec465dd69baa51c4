import type { SizedFile } from '@site/explorer/browser/views';
import { transform } from '../project/address.ts';

/** Reads emitted files. Those that are no text have no text. */
export async function outputFiles(
  files: Readonly<Record<string, Uint8Array<ArrayBuffer>>>,
): Promise<SizedFile[]> {
  const all = Object.entries(files).sort(([a], [b]) => (a < b ? -1 : 1));
  return Promise.all(
    all.map(async ([path, bytes]) => {
      const gzip = await transform(bytes, new CompressionStream('gzip'));
      const brotli = await brotliSize(bytes);
      const text = bytes.includes(0) ? '' : new TextDecoder().decode(bytes);
      const sizes = { raw: bytes.length, gzip: gzip.length };
      return { path, text, ...sizes, ...(brotli && { brotli }) };
    }),
  );
}

/** Undefined in browsers that do not compress with brotli. */
async function brotliSize(bytes: Uint8Array<ArrayBuffer>): Promise<number | undefined> {
  try {
    // Newer than the types of the language.
    const stream = new CompressionStream('brotli' as CompressionFormat);
    return (await transform(bytes, stream)).length;
  } catch {
    return undefined;
  }
}
