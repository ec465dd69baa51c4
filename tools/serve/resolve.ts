/** What a decoded path below the base leads to. */
export type Resolution =
  | { kind: 'file'; file: string }
  | { kind: 'redirect'; to: string }
  | { kind: 'nothing' };

/**
 * Says what a path leads to among files whose names are absolute paths (`/guide/index.html`). A
 * page has one address, without extension and `index`: `/a` for `/a.html`, `/a/` for
 * `/a/index.html`. Its other spellings are redirected to that one, as Cloudflare Pages does.
 */
export function resolve(has: (file: string) => boolean, path: string): Resolution {
  if (has(path))
    return isErrorPage(path) ? file(path) : (cleanAddress(path) ?? file(path));
  if (path.endsWith('/')) {
    const bare = path.slice(0, -1);
    if (has(`${path}index.html`)) return file(`${path}index.html`);
    return bare && has(`${bare}.html`) ? redirect(bare) : { kind: 'nothing' };
  }
  if (has(`${path}.html`))
    return path.endsWith('/index') ? redirect(folder(path)) : file(`${path}.html`);
  return has(`${path}/index.html`) ? redirect(`${path}/`) : { kind: 'nothing' };
}

/**
 * Returns the error page for a path that leads to nothing: the `404.html` in the folder of the
 * path or in the nearest one above it, or `undefined` when there is none.
 */
export function nearestErrorPage(
  has: (file: string) => boolean,
  path: string,
): string | undefined {
  for (let at = path.lastIndexOf('/'); at >= 0; at = path.lastIndexOf('/', at - 1)) {
    const page = `${path.slice(0, at)}/404.html`;
    if (has(page)) return page;
    if (at === 0) break;
  }
  return undefined;
}

/** Says whether a file is an error page, which has the status 404 at whichever address it is met. */
export function isErrorPage(file: string): boolean {
  return file.endsWith('/404.html');
}

function cleanAddress(path: string): Resolution | undefined {
  if (path.endsWith('/index.html')) return redirect(folder(path));
  return path.endsWith('.html') ? redirect(path.slice(0, -'.html'.length)) : undefined;
}

function folder(path: string): string {
  return path.slice(0, path.lastIndexOf('/') + 1);
}

function file(name: string): Resolution {
  return { kind: 'file', file: name };
}

function redirect(to: string): Resolution {
  return { kind: 'redirect', to };
}
