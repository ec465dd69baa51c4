/**
 * How a fragment becomes a file that a tool can check. The fragment itself begins on a line of its
 * own.
 */
export interface Kind {
  /** What the fragment is a part of, for messages. */
  readonly of: string;
  /** Languages in which such a fragment is written. */
  readonly languages: readonly string[];
  /** Lines before the fragment and lines after it. */
  readonly before: readonly string[];
  readonly after: readonly string[];
}

const scripts = ['ts', 'tsx', 'js', 'jsx', 'mts', 'mjs'];

/** Fields of an object whose type the installed package exports. */
function fieldsOf(type: string, of: string): Kind {
  return {
    of,
    languages: ['ts'],
    before: [
      `import type { ${type} } from '@rslib/core';`,
      `export const fragment: ${type} = {`,
    ],
    after: ['};'],
  };
}

function insideOf(of: string): Kind {
  return { of, languages: ['json'], before: ['{'], after: ['}'] };
}

/** The kinds by the word after `fragment=`. */
export const kinds: ReadonlyMap<string, Kind> = new Map([
  ['lib', fieldsOf('LibConfig', 'fields of one item of `lib`')],
  ['config', fieldsOf('RslibConfig', 'fields of the configuration')],
  [
    'statements',
    // The second line makes a module of a fragment without imports and exports.
    { of: 'statements', languages: scripts, before: [], after: ['export {};'] },
  ],
  ['package', insideOf('fields of package.json')],
  ['tsconfig', insideOf('fields of tsconfig.json')],
]);

/** Languages in which nothing can be checked; their fragments need no kind. */
export const unchecked: ReadonlySet<string> = new Set(['text', 'html', 'css']);
