import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Compressor, createCompressor } from './compress.ts';
import { contentType } from './content-type.ts';
import { type HeaderRule, parseHeaders } from './headers.ts';
import type { Encoding } from './negotiate.ts';
import { parseRedirects, type RedirectRule } from './redirects.ts';

/** One file as it is sent: its content, and smaller forms of it, the best first. */
interface SiteFile {
  type: string;
  etag: string;
  body: Buffer;
  encoded: Map<Encoding, Buffer>;
}

/** A folder as a host knows it once it is uploaded. Names are absolute, such as `/zh/404.html`. */
export interface Site {
  files: Map<string, SiteFile>;
  headers: HeaderRule[];
  redirects: RedirectRule[];
}

/**
 * Reads a folder whole, as an upload does: later changes in it are not seen. The rules in
 * `_headers` and `_redirects` are not among the files, nor are links and dot files (but for
 * `.well-known`). `cache` is a folder for compressed contents. Throws when there is no home page.
 */
export async function readSite(folder: string, cache?: string): Promise<Site> {
  const names = await list(folder, '/').catch((): string[] => []);
  if (!names.includes('/index.html')) {
    throw new Error(`${folder} holds no built site. Run "npm run build" first.`);
  }
  const compressor = await createCompressor(cache);
  const files = new Map<string, SiteFile>();
  const rules = { '/_headers': '', '/_redirects': '' };
  await Promise.all(
    names.map(async (name) => {
      const body = await readFile(path.join(folder, name));
      if (name in rules) rules[name as keyof typeof rules] = body.toString();
      else files.set(name, await prepare(name, body, compressor));
    }),
  );
  await compressor.forget();
  return {
    files,
    headers: parseHeaders(rules['/_headers']),
    redirects: parseRedirects(rules['/_redirects']),
  };
}

async function prepare(
  name: string,
  body: Buffer,
  compressor: Compressor,
): Promise<SiteFile> {
  const { type, shrinks } = contentType(name);
  const hash = createHash('sha256').update(body).digest('hex').slice(0, 32);
  const encodings: Encoding[] = shrinks ? ['br', 'gzip'] : [];
  const forms = await Promise.all(
    encodings.map(async (encoding) => {
      const form = await compressor.compress(body, hash, encoding);
      return [encoding, form] as const;
    }),
  );
  const encoded = new Map(forms.filter(([, form]) => form.length < body.length));
  return { type, etag: `W/"${hash}"`, body, encoded };
}

async function list(folder: string, below: string): Promise<string[]> {
  const entries = await readdir(path.join(folder, below), { withFileTypes: true });
  const nested = entries
    .filter(({ name }) => !name.startsWith('.') || name === '.well-known')
    .map((entry) => {
      if (entry.isDirectory()) return list(folder, `${below}${entry.name}/`);
      return entry.isFile() ? [`${below}${entry.name}`] : [];
    });
  return (await Promise.all(nested)).flat();
}
