const EventEmitter = require('node:events');

/** As much of a stream as Rsbuild needs to measure compressed files. */
exports.createGzip = () => {
  const stream = new EventEmitter();
  stream.end = async (input) => {
    // A copy: what the compiler shares with its threads is no part of a blob.
    const bytes = Buffer.from(input);
    const gzip = new Blob([bytes]).stream().pipeThrough(new CompressionStream('gzip'));
    stream.emit('data', new Uint8Array(await new Response(gzip).arrayBuffer()));
    stream.emit('end');
  };
  return stream;
};
