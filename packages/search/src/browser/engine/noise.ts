/**
 * What terminals, browsers and other tools print around a message. Each pattern is general: it says how
 * such a thing is written, not which tool wrote it.
 */
const patterns: readonly RegExp[] = [
  // Colours, also as they are left over when the escape character is lost.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: terminals colour their output with it
  /(?:\x1b|\u241b)?\[\d+(?:;\d+)*m/g,
  // The frames of a stack: `at load (node:internal/modules/cjs/loader:1023:32)`.
  /\bat (?:async )?(?:new )?[\w$.<>[\] ]*\((?:[^()]|\([^()]*\))*\)?/g,
  /\bat (?:async )?(?:file:|node:|https?:|[\w@.~-]*[\\/])\S*/g,
  // Absolute paths and addresses, with a place in the file.
  /(?:\b(?:file|https?|webpack(?:-internal)?):\/\/\S+|\b[a-z]:\\|(?<![\w.@)\]}/~*"'`‘“-])~?\/(?=[\w.@-]+\/))[^\s'"`’”,;()]*/gi,
  // The place of an error: `src/index.ts:3:14`, `src/index.ts(3,14)`, `(1:2)`.
  /(?:[\w@.\\/-]+\.\w+)?(?:\(\d+[,:]\d+\)|:\d+:\d+\b)(?:\s*-\s)?/g,
  /\b[\w@\\/-]+\.\w+:\d+\b/g,
  // Who reports it, and how: `[vite]`, `(node:123)`, `✘ [ERROR]`, `npm ERR!`, `ERROR in`.
  /^[\s>│├╰─▶×✖✘⚠●]*(?:\[[\w@:./ -]+\]|\((?:node|browser|plugin)[: ][^)]*\)|(?:npm|yarn|pnpm) (?:err!|error)|err!)[\s:]*/gi,
  /\((?:node|plugin)[: ][^)]*\)|\berror in\b|\bcode:(?= ')/gi,
  // Numbers of addresses and of contents.
  /\b0x[\da-f]+\b|\b(?=[a-f]*\d)(?=\d*[a-f])[\da-f]{8,}\b/gi,
];

/** Names of kinds of errors before a message. */
const kinds =
  /(?:\buncaught\s+)?(?:\(in promise\)\s*)?\b(?:\w*error|exception)\b(?:\s*\[\w+\])?:\s/gi;

/** The line without what says where and by whom a message was reported; itself if that is all. */
export function withoutNoise(line: string): string {
  const rest = patterns
    .reduce((text, pattern) => text.replace(pattern, ' '), line)
    .replace(/\s+/g, ' ')
    .trim();
  return /[\p{L}\p{N}]/u.test(rest) ? rest : line;
}

/** A message without the names of kinds of errors, such as `Uncaught SyntaxError:`. */
export function withoutKinds(text: string): string {
  return text.replace(kinds, (kind) => {
    const [code = ''] = kind.match(/\[\w+\]/) ?? [];
    return `${code} `;
  });
}
