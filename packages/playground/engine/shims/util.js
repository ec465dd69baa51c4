import util from 'util/util.js';

// What a terminal takes for a command.
const sequences =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: it removes them
  /[\u001B\u009B][[\]()#;?]*(?:\d{1,4}(?:;\d{0,4})*)?[\dA-PR-TZcf-nq-uy=><~]/g;

export const stripVTControlCharacters = (text) => String(text).replace(sequences, '');
const styles = {
  bold: [1, 22],
  dim: [2, 22],
  underline: [4, 24],
  inverse: [7, 27],
  black: [30, 39],
  red: [31, 39],
  green: [32, 39],
  yellow: [33, 39],
  blue: [34, 39],
  magenta: [35, 39],
  cyan: [36, 39],
  white: [37, 39],
  gray: [90, 39],
};

/** Always with sequences: the page turns them into colours. */
export function styleText(formats, text) {
  return [formats].flat().reduce((styled, format) => {
    const [start, end] = styles[format] ?? [0, 0];
    return start ? `\u001B[${start}m${styled}\u001B[${end}m` : styled;
  }, text);
}
export const { callbackify, debuglog, deprecate, format, inherits, inspect } = util;
export const { isDeepStrictEqual, promisify, types } = util;
const { TextDecoder, TextEncoder } = globalThis;

export { TextDecoder, TextEncoder };

export default {
  ...util,
  stripVTControlCharacters,
  styleText,
  TextDecoder,
  TextEncoder,
};
