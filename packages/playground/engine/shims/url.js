const { URL, URLSearchParams } = globalThis;

export { URL, URLSearchParams };

export const fileURLToPath = (url) => decodeURIComponent(new URL(url).pathname);
export const pathToFileURL = (path) =>
  new URL(`file://${encodeURI(path).replace(/[?#]/g, encodeURIComponent)}`);
export const format = (url) => String(url.href ?? url);

/** The old parser of Node.js, which takes relative addresses as well. */
export function parse(text) {
  if (!URL.canParse(text))
    return {
      protocol: null,
      pathname: text,
      path: text,
      search: null,
      hash: null,
      href: text,
    };
  const { protocol, host, hostname, pathname, search, hash, href } = new URL(text);
  return {
    protocol,
    host,
    hostname,
    pathname,
    path: pathname + search,
    search,
    hash,
    href,
  };
}

export default { URL, URLSearchParams, fileURLToPath, format, parse, pathToFileURL };
