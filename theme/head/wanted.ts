/** Attributes of a tag by name. */
export type Attributes = Readonly<Record<string, string | undefined>>;

/** What a component says of the head, in the words of `@unhead/react`, as far as this site uses them. */
export interface HeadInput {
  readonly title?: string | undefined;
  readonly htmlAttrs?: Attributes;
  readonly meta?: readonly (Attributes | undefined)[];
  readonly link?: readonly (Attributes | undefined)[];
}

/** What the head is to say. */
export interface Wanted {
  readonly title: string | undefined;
  /** Of the root element. */
  readonly root: Attributes;
  /** Tags by a selector that finds the one of its kind in the document. */
  readonly tags: ReadonlyMap<string, Attributes>;
}

/** Attributes that tell a tag from others with its name. */
const telling = ['name', 'property', 'rel', 'hreflang', 'type'];

/**
 * What several components say of the head, together. A later one wins over an earlier one, tag by tag and attribute by attribute of the root.
 *
 * @throws when one says something else than title, attributes of the root, `meta` and `link`
 */
export function wantedOf(inputs: readonly HeadInput[]): Wanted {
  let title: string | undefined;
  const root: Record<string, string | undefined> = {};
  const tags = new Map<string, Attributes>();
  for (const { title: own, htmlAttrs, meta = [], link = [], ...unknown } of inputs) {
    for (const key in unknown)
      throw new Error(`theme/head knows nothing of “${key}”. Teach it, in wanted.ts.`);
    title = own ?? title;
    Object.assign(root, htmlAttrs);
    for (const attributes of meta) add('meta', attributes);
    for (const attributes of link) add('link', attributes);
  }
  return { title, root, tags };

  function add(tag: string, attributes: Attributes | undefined): void {
    if (!attributes) return;
    const known = telling.filter((name) => attributes[name] !== undefined);
    const parts = known.map((name) => `[${name}=${JSON.stringify(attributes[name])}]`);
    tags.set(tag + parts.join(''), attributes);
  }
}
