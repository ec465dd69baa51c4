/** The syntax tree of highlighted code: elements and text. */
export interface Markup {
  readonly type: string;
  readonly value?: string;
  readonly tagName?: string;
  readonly properties?: Readonly<Record<string, unknown>>;
  readonly children?: readonly Markup[];
}

/** The class of each token colour; packages/base-theme/src/styles/code.css has their rules. */
const classes: ReadonlyMap<string, string> = new Map([
  ['color:var(--shiki-foreground)', ''],
  ['color:var(--shiki-token-keyword)', 'k'],
  ['color:var(--shiki-token-constant)', 'c'],
  ['color:var(--shiki-token-punctuation)', 'p'],
  ['color:var(--shiki-token-function)', 'f'],
  ['color:var(--shiki-token-string-expression)', 's'],
  ['color:var(--shiki-token-string)', 's'],
  ['color:var(--shiki-token-comment)', 'm'],
  ['color:var(--shiki-token-inserted)', 'i'],
  ['color:var(--shiki-token-deleted)', 'd'],
]);

/**
 * The HTML of one highlighted line: adjacent tokens with equal attributes become one element, and
 * text in the colour of the block has no element.
 */
export function lineHtml(line: Markup): string {
  const runs: { attributes: string; text: string }[] = [];
  for (const token of line.children ?? []) {
    const text = textOf(token);
    const last = runs.at(-1);
    // White space has no visible colour, so it joins the token before it.
    const attributes = /\S/.test(text) ? attributesOf(token) : (last?.attributes ?? '');
    if (last?.attributes === attributes) last.text += text;
    else if (text !== '') runs.push({ attributes, text });
  }
  const content = runs.map(({ attributes, text }) =>
    attributes === ''
      ? escapeHtml(text)
      : `<span${attributes}>${escapeHtml(text)}</span>`,
  );
  const { class: name, className } = line.properties ?? {};
  const lineClass = [name, className].flat().filter(Boolean).join(' ');
  return `<span class="${lineClass}">${content.join('')}</span>`;
}

/** The characters in a piece of markup. */
export function textOf({ value, children }: Markup): string {
  return value ?? (children ?? []).map(textOf).join('');
}

/** The attributes of a token, with a space before them; an unknown style stays inline. */
function attributesOf(token: Markup): string {
  const style = String(token.properties?.style ?? '');
  const name = classes.get(style);
  if (name !== undefined) return name === '' ? '' : ` class="${name}"`;
  return style === '' ? '' : ` style="${escapeHtml(style).replaceAll('"', '&quot;')}"`;
}

export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
