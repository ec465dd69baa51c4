import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { RecordedFile } from './types.ts';

/** The sizes of a file in bytes: raw, and with the strongest gzip and brotli compression. */
export function measure(path: string, content: Buffer): RecordedFile {
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  return {
    path,
    raw: content.length,
    gzip: gzipSync(content, { level: 9 }).length,
    brotli: brotliCompressSync(content, { params }).length,
  };
}
