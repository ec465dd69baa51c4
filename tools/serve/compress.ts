import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding } from './negotiate.ts';

const compressors: Record<Encoding, (body: Buffer) => Promise<Buffer>> = {
  br: (body) => {
    const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;
    const params = { [BROTLI_PARAM_QUALITY]: 11, [BROTLI_PARAM_SIZE_HINT]: body.length };
    return promisify(brotliCompress)(body, { params });
  },
  gzip: (body) => promisify(gzip)(body, { level: 9 }),
};

/** Compresses contents, each once. `forget` drops what was kept for contents that are gone. */
export interface Compressor {
  compress(body: Buffer, hash: string, encoding: Encoding): Promise<Buffer>;
  forget(): Promise<void>;
}

/**
 * Makes a compressor for brotli 11 and gzip 9, which is what hosts that compress ahead of time
 * store. Given a folder it keeps results there by content hash, so that the next start is quick.
 */
export async function createCompressor(cache?: string): Promise<Compressor> {
  if (cache) await mkdir(cache, { recursive: true });
  const results = new Map<string, Promise<Buffer>>();
  return {
    compress(body, hash, encoding) {
      const name = `${hash}.${encoding}`;
      const make = () => compressors[encoding](body);
      const result =
        results.get(name) ?? (cache ? keep(path.join(cache, name), make) : make());
      results.set(name, result);
      return result;
    },
    async forget() {
      if (!cache) return;
      const gone = (await readdir(cache)).filter((name) => !results.has(name));
      await Promise.all(gone.map((name) => rm(path.join(cache, name), { force: true })));
    },
  };
}

/** Written beside and renamed, so that a server that starts at the same time reads no half a file. */
async function keep(file: string, make: () => Promise<Buffer>): Promise<Buffer> {
  const kept = await readFile(file).catch(() => undefined);
  if (kept) return kept;
  const made = await make();
  const unfinished = `${file}.${process.pid}`;
  await writeFile(unfinished, made);
  await rename(unfinished, file);
  return made;
}
