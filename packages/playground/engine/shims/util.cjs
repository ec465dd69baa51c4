const util = require('../npm/node_modules/util/util.js');

// What a terminal takes for a command.
const sequences =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: it removes them
  /[\u001B\u009B][[\]()#;?]*(?:\d{1,4}(?:;\d{0,4})*)?[\dA-PR-TZcf-nq-uy=><~]/g;

const styles = { ...util.inspect.colors, dim: [2, 22], gray: [90, 39] };

module.exports = {
  ...util,
  TextDecoder,
  TextEncoder,
  stripVTControlCharacters: (text) => String(text).replace(sequences, ''),
  /** Always with sequences: the page turns them into colours. */
  styleText: (formats, text) =>
    [formats].flat().reduce((styled, format) => {
      const [start, end] = styles[format] ?? [];
      return start ? `\u001B[${start}m${styled}\u001B[${end}m` : styled;
    }, text),
};
