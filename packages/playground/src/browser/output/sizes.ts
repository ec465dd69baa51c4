import type { SizedFile } from '@site/explorer/browser/views';

/** Reads emitted files. Those that are no text have no text. */
export async function outputFiles(
  files: Readonly<Record<string, Uint8Array>>,
): Promise<SizedFile[]> {
  const paths = Object.keys(files).sort();
  return Promise.all(
    paths.map(async (path) => {
      const bytes = Uint8Array.from(files[path] ?? []);
      const gzip = await compressedSize(bytes, 'gzip');
      const brotli = hasBrotli() ? await compressedSize(bytes, brotliFormat) : undefined;
      const text = bytes.includes(0) ? '' : new TextDecoder().decode(bytes);
      const sizes = { raw: bytes.length, gzip, ...(brotli !== undefined && { brotli }) };
      return { path, text, ...sizes };
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
