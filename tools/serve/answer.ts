import { headersFor } from './headers.ts';
import { chooseEncoding, isCurrent } from './negotiate.ts';
import { followRedirects } from './redirects.ts';
import { isErrorPage, nearestErrorPage, resolve } from './resolve.ts';
import type { Site } from './site.ts';
import { locationOf, readTarget } from './target.ts';

export interface Request {
  method: string;
  /** The request target as it was sent, encoded and with the query. */
  target: string;
  acceptEncoding?: string | undefined;
  ifNoneMatch?: string | undefined;
}

/** Header names are in lower case. A body is given for HEAD too; it is not to be sent. */
export interface Answer {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

/** What hosts send where no rule says otherwise: keep it, but ask each time whether it is current. */
const revalidate = 'public, max-age=0, must-revalidate';

/**
 * Answers a request for `site`, which stands below the path `base` (with both slashes). A file
 * comes before a rule of `_redirects`, and what is neither gets the nearest `404.html`. Addresses
 * in the rules are taken below the base. Does not throw, whatever the request holds.
 */
export function answer(site: Site, base: string, request: Request): Answer {
  if (!['GET', 'HEAD'].includes(request.method)) {
    return text(405, 'Only GET and HEAD are answered.', { allow: 'GET, HEAD' });
  }
  const target = readTarget(request.target, base);
  const has = (file: string) => site.files.has(file);
  if (target.kind === 'malformed') {
    // A reader with a mistyped address gets a page to go on from, like at any other unknown address.
    const page = nearestErrorPage(has, target.path);
    return page
      ? send(site, request, page, target.path, 400)
      : text(400, 'This address is not well formed.');
  }
  if (target.kind === 'base') return redirect(308, `${base}${target.query}`);
  if (target.kind === 'elsewhere') return text(404, `The site begins at ${base}`);

  const { path, query } = target;
  const found = resolve(has, path);
  if (found.kind === 'file') return send(site, request, found.file, path);
  if (found.kind === 'redirect') return redirect(308, locationOf(base, found.to) + query);

  const rule = followRedirects(site.redirects, path);
  if (rule?.moves) {
    return redirect(rule.status, locationOf(base, rule.to) + query + rule.hash);
  }
  if (rule && has(rule.to)) return send(site, request, rule.to, path, rule.status);

  const page = nearestErrorPage(has, path);
  return page ? send(site, request, page, path) : text(404, 'Not found.');
}

function send(
  site: Site,
  request: Request,
  name: string,
  path: string,
  status = isErrorPage(name) ? 404 : 200,
): Answer {
  const file = site.files.get(name);
  if (!file) return text(404, 'Not found.');
  // Rules for an address are about what is there: an error must not be kept like a hashed file.
  const rules = headersFor(site.headers, status >= 400 ? name : path);
  const headers: Record<string, string> = { 'cache-control': revalidate, ...rules };
  if (file.encoded.size > 0) headers.vary = 'Accept-Encoding';
  headers.etag = file.etag;
  if (status === 200 && isCurrent(request.ifNoneMatch, file.etag)) {
    return { status: 304, headers, body: Buffer.alloc(0) };
  }
  const encoding = chooseEncoding(request.acceptEncoding, [...file.encoded.keys()]);
  if (encoding) headers['content-encoding'] = encoding;
  const body = (encoding && file.encoded.get(encoding)) ?? file.body;
  headers['content-type'] = file.type;
  headers['content-length'] = String(body.length);
  return { status, headers, body };
}

function redirect(status: number, location: string): Answer {
  return text(status, `See ${location}`, { location, 'cache-control': revalidate });
}

function text(
  status: number,
  message: string,
  headers: Record<string, string> = {},
): Answer {
  const body = Buffer.from(`${message}\n`);
  const type = 'text/plain; charset=utf-8';
  return {
    status,
    headers: { ...headers, 'content-type': type, 'content-length': String(body.length) },
    body,
  };
}
