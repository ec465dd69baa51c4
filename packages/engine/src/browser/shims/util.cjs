const util = require('virtual-npm/util/util.js');

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the colours
const colours = /\u001B\[[\d;]*m/g;

const styles = { ...util.inspect.colors, dim: [2, 22], gray: [90, 39] };

module.exports = {
  ...util,
  TextDecoder,
  TextEncoder,
  stripVTControlCharacters: (text) => String(text).replace(colours, ''),
  /** Always with sequences: the page turns them into colours. */
  styleText: (formats, text) =>
    [formats].flat().reduce((styled, format) => {
      const [start, end] = styles[format] ?? [];
      return start ? `\u001B[${start}m${styled}\u001B[${end}m` : styled;
    }, text),
};
