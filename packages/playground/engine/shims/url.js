const { URL, URLSearchParams } = globalThis;

export { URL, URLSearchParams };

export const fileURLToPath = (url) => decodeURIComponent(new URL(url).pathname);
export const pathToFileURL = (path) =>
  new URL(`file://${encodeURI(path).replace(/[?#]/g, encodeURIComponent)}`);

export default { URL, URLSearchParams, fileURLToPath, pathToFileURL };
