import type { FileSizes } from '@site/explorer/browser/views';

/** An emitted file with its sizes. */
export interface OutputFile {
  readonly path: string;
  /** Empty for a file that is no text. */
  readonly text: string;
  readonly sizes: FileSizes;
}

/** Reads emitted files. Those that are no text have no text. */
export async function outputFiles(
  files: Readonly<Record<string, Uint8Array>>,
): Promise<OutputFile[]> {
  const paths = Object.keys(files).sort();
  return Promise.all(
    paths.map(async (path) => {
      const bytes = Uint8Array.from(files[path] ?? []);
      const gzip = await compressedSize(bytes, 'gzip');
      const brotli = hasBrotli() ? await compressedSize(bytes, brotliFormat) : undefined;
      const sizes = { raw: bytes.length, gzip, ...(brotli !== undefined && { brotli }) };
      return {
        path,
        text: bytes.includes(0) ? '' : new TextDecoder().decode(bytes),
        sizes,
      };
    }),
  );
}

/** Newer than the types of the language. */
const brotliFormat = 'brotli' as CompressionFormat;

function hasBrotli(): boolean {
  try {
    return new CompressionStream(brotliFormat) !== undefined;
  } catch {
    return false;
  }
}

async function compressedSize(
  bytes: Uint8Array<ArrayBuffer>,
  format: CompressionFormat,
): Promise<number> {
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream(format));
  return (await new Response(stream).arrayBuffer()).byteLength;
}
