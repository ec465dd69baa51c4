export const constants = {};

/** Rsbuild prints compressed sizes. */
export function gzip(bytes, options, callback = options) {
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream('gzip'));
  new Response(stream).arrayBuffer().then(
    (result) => callback(null, new Uint8Array(result)),
    (error) => callback(error),
  );
}

export function gzipSync() {
  throw new Error('zlib.gzipSync() does not exist in the playground.');
}

export default { constants, gzip, gzipSync };
