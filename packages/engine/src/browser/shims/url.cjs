const { URL, URLSearchParams } = globalThis;

module.exports = {
  URL,
  URLSearchParams,
  fileURLToPath: (url) => decodeURIComponent(new URL(url).pathname),
  pathToFileURL: (path) =>
    new URL(`file://${encodeURI(path).replace(/[?#]/g, encodeURIComponent)}`),
};
