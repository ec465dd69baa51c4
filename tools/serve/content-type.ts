import path from 'node:path';

/** By extension: the type, and whether its text shrinks when compressed. */
const types: Record<string, [type: string, shrinks: boolean]> = {
  '.avif': ['image/avif', false],
  '.css': ['text/css; charset=utf-8', true],
  '.gif': ['image/gif', false],
  '.html': ['text/html; charset=utf-8', true],
  '.ico': ['image/x-icon', true],
  '.jpg': ['image/jpeg', false],
  '.js': ['text/javascript; charset=utf-8', true],
  '.json': ['application/json', true],
  '.map': ['application/json', true],
  '.md': ['text/markdown; charset=utf-8', true],
  '.mjs': ['text/javascript; charset=utf-8', true],
  '.png': ['image/png', false],
  '.svg': ['image/svg+xml', true],
  '.txt': ['text/plain; charset=utf-8', true],
  '.wasm': ['application/wasm', true],
  '.webmanifest': ['application/manifest+json', true],
  '.webp': ['image/webp', false],
  '.woff2': ['font/woff2', false],
  '.xml': ['application/xml', true],
};

/**
 * Returns the value of Content-Type for a file and whether it is worth compressing. Throws an
 * Error for an extension that it does not know: a browser would offer the file for download.
 */
export function contentType(file: string): { type: string; shrinks: boolean } {
  const extension = path.extname(file);
  if (extension === '') return { type: 'application/octet-stream', shrinks: false };
  const known = types[extension.toLowerCase()];
  if (known) return { type: known[0], shrinks: known[1] };
  throw new Error(
    `No content type is known for ${file}. Add ${extension} to tools/serve/content-type.ts.`,
  );
}
