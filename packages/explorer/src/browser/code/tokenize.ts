/** A run of characters of one colour: the class of theme/styles/code.css that paints it, none for the colour of plain code. */
export interface Token {
  readonly look: '' | 'k' | 'c' | 'p' | 'f' | 's' | 'm';
  readonly text: string;
}

/** What the explorer shows: scripts and their types, styles, data, and what a terminal printed. */
export type CodeLanguage = 'script' | 'css' | 'json' | 'text';

/** Language of a file, by the ending of its path. What has no known ending is plain text. */
export function languageOf(path: string): CodeLanguage {
  if (/\.[cm]?[jt]sx?$/.test(path)) return 'script';
  if (/\.css$/.test(path)) return 'css';
  return /\.(json|map)$/.test(path) ? 'json' : 'text';
}

type Rules = readonly (readonly [Token['look'], RegExp])[];

const keywords =
  'await|break|case|catch|class|const|continue|default|delete|do|else|enum|export|extends|finally|for|function|if|import|in|instanceof|interface|let|new|return|super|switch|throw|try|typeof|var|void|while|yield';
/** Words that are names as well, and keywords only in front of something. */
const softKeywords =
  'abstract|as|async|declare|from|get|implements|keyof|namespace|of|private|protected|public|readonly|satisfies|set|static|type';

const strings = /"(?:\\.|[^"\\\n])*"?|'(?:\\.|[^'\\\n])*'?|`(?:\\[\s\S]|[^`\\])*`?/y;
const comments = /\/\*[\s\S]*?(?:\*\/|$)|\/\/.*|^#!.*/y;

/** A slash is a regular expression only where no value stands before it. */
const afterValue = /[\w$)\]}]\s*$/;
const regex = /\/(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n[])+\/[a-z]*/y;

const rules: Readonly<Record<CodeLanguage, Rules>> = {
  script: [
    ['m', comments],
    ['s', strings],
    ['c', /\b(?:true|false|null|undefined|this|\d[\w.]*)\b/y],
    ['k', new RegExp(`(?<![.\\w$])(?:${keywords})(?![\\w$]|\\s*:)`, 'y')],
    ['k', new RegExp(`(?<![.\\w$])(?:${softKeywords})(?=\\s+[\\w$"'{*[])`, 'y')],
    ['f', /[A-Za-z_$][\w$]*(?=\s*(?:<[\w\s,[\]]*>)?\()/y],
    ['', /[A-Za-z_$][\w$]*/y],
    ['k', /=>|\.\.\.|[=!<>]=?=?|[-+*/%&|^?]{1,3}=?/y],
    ['p', /[{}()[\].,;:]/y],
  ],
  css: [
    ['m', /\/\*[\s\S]*?(?:\*\/|$)/y],
    ['s', strings],
    ['k', /@[\w-]+|![a-z]+/y],
    ['c', /#[\da-f]{3,8}\b|-?\.?\d[\d.]*(?:%|[a-z]+)?/iy],
    ['f', /[.#][\w-]+|[\w-]+(?=\()/y],
    ['', /[\w-]+/y],
    ['p', /[{}():;,>]/y],
  ],
  json: [
    ['k', /"(?:\\.|[^"\\\n])*"(?=\s*:)/y],
    ['s', strings],
    ['c', /\b(?:true|false|null)\b|-?\d[\d.e+-]*/iy],
    ['p', /[:,]/y],
  ],
  text: [],
};

/**
 * Divides code into runs of colour. No parser: enough to tell strings, comments, keywords and calls apart in what a build tool emits. The texts of
 * the tokens joined are the code, whatever it holds.
 */
export function tokenize(code: string, language: CodeLanguage): Token[] {
  const tokens: Token[] = [];
  const push = (look: Token['look'], text: string) => {
    const last = tokens.at(-1);
    if (last?.look === look || (last && /^\s+$/.test(text)))
      tokens[tokens.length - 1] = { look: last.look, text: last.text + text };
    else tokens.push({ look, text });
  };
  let at = 0;
  while (at < code.length) {
    const token = tokenAt(code, at, language) ?? {
      look: '' as const,
      text: code.charAt(at),
    };
    push(token.look, token.text);
    at += token.text.length;
  }
  return tokens;
}

function tokenAt(code: string, at: number, language: CodeLanguage): Token | undefined {
  if (language === 'text') return { look: '', text: code.slice(at) };
  const match = (rule: RegExp) => {
    rule.lastIndex = at;
    return rule.exec(code)?.[0] || undefined;
  };
  if (language === 'script' && code[at] === '/' && !/[/*]/.test(code.charAt(at + 1))) {
    const before = code.slice(Math.max(0, at - 40), at);
    const text = afterValue.test(before) ? undefined : match(regex);
    if (text) return { look: 's', text };
  }
  for (const [look, rule] of rules[language]) {
    const text = match(rule);
    if (text) return { look, text };
  }
  return undefined;
}
