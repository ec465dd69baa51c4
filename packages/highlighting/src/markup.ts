/** What the highlighter makes of code: elements with properties, and text. */
export interface Markup {
  readonly type: string;
  readonly value?: string;
  readonly tagName?: string;
  readonly properties?: Readonly<Record<string, unknown>>;
  readonly children?: readonly Markup[];
}

/** A run of characters of a line that look alike. */
interface Run {
  /** Attributes of its element, with the blank before them; empty for text in the block's own colour. */
  readonly look: string;
  text: string;
}

/** Class of each colour that the theme gives to tokens; theme/styles/code.css holds their rules. */
const classes: ReadonlyMap<string, string> = new Map([
  ['color:var(--shiki-foreground)', ''],
  ['color:var(--shiki-token-keyword)', 'k'],
  ['color:var(--shiki-token-constant)', 'c'],
  ['color:var(--shiki-token-punctuation)', 'p'],
  ['color:var(--shiki-token-function)', 'f'],
  ['color:var(--shiki-token-string-expression)', 's'],
  ['color:var(--shiki-token-string)', 's'],
  ['color:var(--shiki-token-comment)', 'm'],
  ['color:var(--shiki-token-parameter)', 'a'],
  ['color:var(--shiki-token-inserted)', 'i'],
  ['color:var(--shiki-token-deleted)', 'd'],
  ['color:var(--shiki-token-changed)', 'h'],
  ['color:var(--shiki-token-link)', 'l'],
]);

/**
 * The classes that most tokens have are elements instead, which mean nothing either and are shorter: on a page with many samples
 * a quarter of a kilobyte. theme/styles/code.css takes their own look from them.
 */
const elements: ReadonlyMap<string, string> = new Map([
  [' class="k"', 'b'],
  [' class="s"', 'i'],
  [' class="c"', 'u'],
]);

/**
 * The HTML of one highlighted line. Neighbours that look alike are one element, text in the block's
 * own colour has none, and a colour is an element or a class of one letter in place of an inline style.
 */
export function lineHtml(line: Markup): string {
  const runs: Run[] = [];
  for (const token of line.children ?? []) {
    const text = textOf(token);
    const look = /\S/.test(text) ? lookOf(token) : undefined;
    const last = runs.at(-1);
    // White space has no colour and goes with what stands before it.
    if (last && (look === undefined || last.look === look)) last.text += text;
    else if (text !== '') runs.push({ look: look ?? '', text });
  }
  const content = runs.map(({ look, text }) => {
    if (look === '') return escaped(text);
    const element = elements.get(look);
    return element === undefined
      ? `<span${look}>${escaped(text)}</span>`
      : `<${element}>${escaped(text)}</${element}>`;
  });
  return `<span class="${classOf(line)}">${content.join('')}</span>`;
}

/** The characters in a piece of markup. */
export function textOf({ value, children }: Markup): string {
  return value ?? (children ?? []).map(textOf).join('');
}

function lookOf(token: Markup): string {
  const style = String(token.properties?.style ?? '');
  const name = classes.get(style);
  if (name !== undefined) return name === '' ? '' : ` class="${name}"`;
  return style === '' ? '' : ` style="${escaped(style).replaceAll('"', '&quot;')}"`;
}

function classOf({ properties }: Markup): string {
  return [properties?.class, properties?.className].flat().filter(Boolean).join(' ');
}

/** Text as it is written in HTML. */
export function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
