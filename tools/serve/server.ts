import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import path from 'node:path';
import { unescape as decode } from 'node:querystring';
import compression from 'compression';
import sirv from 'sirv';
import { readHeaders } from './headers.ts';

/** Types that sirv sends without a character set. */
const texts: Readonly<Record<string, string>> = {
  '.md': 'text/markdown',
  '.txt': 'text/plain',
};

/** `origin` is such as `http://127.0.0.1:4173`. */
export type RunningServer = { origin: string; close(): Promise<void> };

/**
 * Serves the built site in `folder` below `base` (with both slashes), as a static host does: one
 * address per page, the nearest `404.html` for what is not there, compressed answers. Port 0 lets
 * the system choose. With `headers`, it sends what `_headers` asks for; many hosts do not. Rejects when the folder holds no site or the port is not free.
 */
export async function startServer(
  folder: string,
  {
    base,
    port,
    host = '127.0.0.1',
    headers = false,
  }: { base: string; port: number; host?: string; headers?: boolean },
): Promise<RunningServer> {
  if (!existsSync(path.join(folder, 'index.html')))
    throw new Error(`${folder} holds no built site. Run "npm run build" first.`);
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    // Folders have no extension, nor have the files with rules for hosts.
    .filter((name) => path.extname(name) !== '')
    .map((name) => `/${name.replaceAll(path.sep, '/')}`);
  const files = new Set(names);
  // A page is at `/guide/` for `guide/index.html`, and at `/about` for `about.html`.
  const fileAt = (address: string) =>
    [address, `${address}.html`, address.replace(/\/$/, '/index.html')].find((name) =>
      files.has(name),
    );
  /** The one address of what `address` names with `index`, `.html` or a slash too many. */
  const cleanAddress = (address: string) => {
    const short = address.replace(/\/index(\.html)?$/, '/');
    const bare = short.replace(/(?<!\/404)\.html$/, '');
    const other = bare.endsWith('/') ? bare.slice(0, -1) : `${bare}/`;
    return [bare, other].find(fileAt);
  };
  /** The `404.html` of the innermost folder around `address` that has one. */
  const errorPage = (address: string): string => {
    let folder = address;
    do {
      folder = folder.slice(0, folder.lastIndexOf('/'));
      if (files.has(`${folder}/404.html`)) break;
    } while (folder !== '');
    return `${folder}/404.html`;
  };
  const headersFile = path.join(folder, '_headers');
  const headersOf = readHeaders(headers ? readFileSync(headersFile, 'utf8') : '');
  const compress = compression();
  const sendFile = sirv(folder, {
    etag: true,
    maxAge: 0,
    setHeaders(response, file) {
      if (file.startsWith('/static/'))
        response.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
      // Without a character set, a browser shows Chinese text in these as gibberish.
      const text = texts[path.extname(file)];
      if (text) response.setHeader('Content-Type', `${text}; charset=utf-8`);
    },
  });

  function respond(request: IncomingMessage, response: ServerResponse): void {
    const [asked = '', ...query] = (request.url ?? '').split('?');
    // What is outside the site is as unknown as what is not there.
    const inside = asked.startsWith(base);
    const address = inside ? decode(asked.slice(base.length - 1)) : '/404';
    const clean = `${asked}/` === base ? '/' : cleanAddress(address);
    const file = fileAt(address);
    if (clean !== undefined && clean !== address) {
      const location = base + encodeURI(clean).slice(1);
      response.writeHead(308, { location: [location, ...query].join('?') }).end();
    } else if (file === undefined || file.endsWith('/404.html')) {
      const page = errorPage(address);
      response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' });
      response.end(files.has(page) ? readFileSync(path.join(folder, page)) : undefined);
    } else {
      for (const [name, value] of Object.entries(headersOf(address)))
        response.setHeader(name, value);
      request.url = encodeURI(file);
      sendFile(request, response);
    }
  }

  const server = createServer((request, response) =>
    // Its types ask for what Express adds to the objects of Node; it uses none of that.
    compress(request as never, response as never, () => respond(request, response)),
  );
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, host, resolve);
  });
  const bound = server.address();
  return {
    origin: `http://${host}:${typeof bound === 'object' ? bound?.port : port}`,
    async close() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

/** Serves `folder` at a free port, with what its `_headers` asks for. */
export function serveWithHeaders(folder: string): Promise<RunningServer> {
  return startServer(folder, { base: '/', port: 0, headers: true });
}
