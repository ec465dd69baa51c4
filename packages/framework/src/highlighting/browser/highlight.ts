import { escapeHtml } from '../markup';

/** Characters of one colour. */
interface Token {
  /** The class in packages/base-theme/src/styles/code.css; empty for the colour of plain code. */
  readonly className: '' | 'k' | 'c' | 'p' | 'f' | 's' | 'm';
  readonly text: string;
}

/** Scripts and their types, styles, data, and terminal output. */
export type CodeLanguage = 'script' | 'css' | 'json' | 'text';

/** The language of a file by its extension; plain text if that is unknown. */
export function languageOf(path: string): CodeLanguage {
  if (/\.[cm]?[jt]sx?$/.test(path)) return 'script';
  if (/\.css$/.test(path)) return 'css';
  return /\.(json|map)$/.test(path) ? 'json' : 'text';
}

type Rules = readonly (readonly [Token['className'], RegExp])[];

const keywords =
  'await|break|case|catch|class|const|continue|default|delete|do|else|enum|export|extends|' +
  'finally|for|function|if|import|in|instanceof|interface|let|new|return|super|switch|throw|' +
  'try|typeof|var|void|while|yield';
/** Keywords only before another word or literal, otherwise names. */
const softKeywords =
  'abstract|as|async|declare|from|get|implements|keyof|namespace|of|private|protected|public|' +
  'readonly|satisfies|set|static|type';

const strings = /"(?:\\.|[^"\\\n])*"?|'(?:\\.|[^'\\\n])*'?|`(?:\\[\s\S]|[^`\\])*`?/y;
const comments = /\/\*[\s\S]*?(?:\*\/|$)|\/\/.*|^#!.*/y;

/** A slash after a value is a division, otherwise it starts a regular expression. */
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

/** The lines of a file as HTML with escaped text, without the newline at its end. */
export function highlightedLines(code: string, language: CodeLanguage): string[] {
  const lines = [''];
  for (const { className, text } of tokenize(code.replace(/\n$/, ''), language)) {
    for (const [index, part] of text.split('\n').entries()) {
      if (index > 0) lines.push('');
      if (part !== '') lines[lines.length - 1] += tokenHtml(className, part);
    }
  }
  return lines;
}

function tokenHtml(className: Token['className'], text: string): string {
  const escaped = escapeHtml(text);
  return className === '' || text.trim() === ''
    ? escaped
    : `<span class="${className}">${escaped}</span>`;
}

/**
 * Divides code into tokens, which joined are the code again. This is not a parser: it tells
 * strings, comments, keywords and calls apart in what a build tool emits.
 */
export function tokenize(code: string, language: CodeLanguage): Token[] {
  const tokens: Token[] = [];
  let position = 0;
  while (position < code.length) {
    const { className, text } = tokenAt(code, position, language);
    const last = tokens.at(-1);
    if (last && (last.className === className || /^\s+$/.test(text)))
      tokens[tokens.length - 1] = { ...last, text: last.text + text };
    else tokens.push({ className, text });
    position += text.length;
  }
  return tokens;
}

function tokenAt(code: string, position: number, language: CodeLanguage): Token {
  if (language === 'text') return { className: '', text: code.slice(position) };
  const match = (rule: RegExp) => {
    rule.lastIndex = position;
    return rule.exec(code)?.[0] || undefined;
  };
  if (language === 'script' && /^\/[^/*]/.test(code.slice(position, position + 2))) {
    const before = code.slice(Math.max(0, position - 40), position);
    const text = afterValue.test(before) ? undefined : match(regex);
    if (text) return { className: 's', text };
  }
  for (const [className, rule] of rules[language]) {
    const text = match(rule);
    if (text) return { className, text };
  }
  return { className: '', text: code.charAt(position) };
}
