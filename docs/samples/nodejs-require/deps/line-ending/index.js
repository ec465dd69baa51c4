// As esbuild writes CJS into ESM, shortened.
var __require = ((x) =>
  typeof require !== 'undefined' ? require : x)(
  function (x) {
    throw Error(
      'Dynamic require of "' + x + '" is not supported',
    );
  },
);

var os = __require('os');
export const ending = os.EOL === '\n' ? 'LF' : 'CRLF';
