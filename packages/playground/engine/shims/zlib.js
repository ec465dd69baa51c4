import EventEmitter from 'events/events.js';

export const constants = {};

/** As much of a stream as Rsbuild needs to measure compressed files. */
export function createGzip() {
  const stream = new EventEmitter();
  stream.end = (input) => {
    const gzip = new Blob([input]).stream().pipeThrough(new CompressionStream('gzip'));
    new Response(gzip).arrayBuffer().then(
      (result) => {
        stream.emit('data', new Uint8Array(result));
        stream.emit('end');
      },
      (error) => stream.emit('error', error),
    );
  };
  return stream;
}

export default { constants, createGzip };
