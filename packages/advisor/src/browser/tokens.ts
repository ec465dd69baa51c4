/** A piece of a line and what it is, where it has a colour of its own. */
export interface Token {
  readonly text: string;
  readonly kind?: 'key' | 'string' | 'keyword' | 'constant' | 'punctuation';
}

const pattern =
  /(?<key>"[^"]*"(?=:)|\b\w+(?=:))|(?<string>"[^"]*"|'[^']*')|(?<keyword>\b(?:import|from|export|default)\b)|(?<constant>\b(?:true|false)\b)|(?<punctuation>[{}[\](),;:]+)/g;

/** The pieces of a line of JSON or of a configuration, all of them in order. */
export function tokensOf(line: string): Token[] {
  const tokens: Token[] = [];
  let end = 0;
  for (const match of line.matchAll(pattern)) {
    if (match.index > end) tokens.push({ text: line.slice(end, match.index) });
    const kind = kinds.find((one) => match.groups?.[one] !== undefined);
    tokens.push({ text: match[0], ...(kind ? { kind } : {}) });
    end = match.index + match[0].length;
  }
  if (end < line.length) tokens.push({ text: line.slice(end) });
  return tokens;
}

const kinds = ['key', 'string', 'keyword', 'constant', 'punctuation'] as const;
