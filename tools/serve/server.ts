import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import path from 'node:path';
import { unescape as decode } from 'node:querystring';
import compression from 'compression';
import send from 'send';
import { readHeaders } from './headers.ts';

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
  /** Answers with the nearest error page, or with nothing but the status where it is gone. */
  const sendError = (response: ServerResponse, status: number, address: string) => {
    const page = path.join(folder, errorPage(address));
    response.writeHead(status, { 'content-type': 'text/html; charset=utf-8' });
    response.end(status === 404 && existsSync(page) ? readFileSync(page) : undefined);
  };
  /** Answers with a file of the site: as a whole, as a part, or that the reader has it. */
  const sendFile = (request: IncomingMessage, response: ServerResponse, file: string) =>
    send(request, encodeURI(file), {
      root: folder,
      dotfiles: 'allow',
      cacheControl: false,
    })
      .on('headers', () => {
        const isNamedByHash = file.startsWith('/static/');
        const age = isNamedByHash ? '31536000, immutable' : '0, must-revalidate';
        response.setHeader('Cache-Control', `public, max-age=${age}`);
      })
      .on('error', ({ status, message }: Error & { status: number }) => {
        // A range that the file does not have is the reader's mistake.
        if (status !== 416) console.error(`${file}: ${message}`);
        if (!response.headersSent) sendError(response, status, file);
        else response.destroy();
      })
      .pipe(response);

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
      sendError(response, 404, address);
    } else {
      for (const [name, value] of Object.entries(headersOf(base + address.slice(1))))
        response.setHeader(name, value);
      sendFile(request, response, file);
    }
  }

  /** As `respond`, but no request ends the server. */
  function respondToAny(request: IncomingMessage, response: ServerResponse): void {
    try {
      if (request.method === 'GET' || request.method === 'HEAD')
        respond(request, response);
      else response.writeHead(405, { allow: 'GET, HEAD' }).end();
    } catch (error) {
      console.error(`${request.method} ${request.url}:`, error);
      if (response.headersSent) response.destroy();
      else response.writeHead(500).end();
    }
  }

  const server = createServer((request, response) => {
    // A part of a file is counted in the bytes of the file, not in compressed ones.
    if (request.headers.range) respondToAny(request, response);
    // Its types ask for what Express adds to the objects of Node; it uses none of that.
    else
      compress(request as never, response as never, () =>
        respondToAny(request, response),
      );
  });
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
