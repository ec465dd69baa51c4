import { type DefaultTreeAdapterTypes, parse } from 'parse5';

/** An element of some pages by what selectors ask for. Elements that are alike, in surroundings that are alike, are one place. */
export interface Place {
  readonly tag: string;
  readonly classes: ReadonlySet<string>;
  /** Names of its attributes, without their values, which scripts and the browser change. */
  readonly attributes: ReadonlySet<string>;
  readonly around: Place | undefined;
  /** The places inside by what tells them apart. */
  readonly inside: Map<string, Place>;
}

/** Where styles can be seen in some pages. */
export interface Places {
  readonly all: readonly Place[];
  readonly ids: ReadonlySet<string>;
}

/** Classes that inline scripts give to the root element before anything is painted. */
const scripted = ['js', 'unseen', 'dark', 'rp-dark'];

/** The places in some pages of built HTML, with the classes that scripts add to them. */
export function placesIn(pages: Iterable<string>): Places {
  const all: Place[] = [];
  const ids = new Set<string>();
  const roots = new Map<string, Place>();
  const enter = (
    { childNodes }: DefaultTreeAdapterTypes.ParentNode,
    around: Place | undefined,
  ): void => {
    for (const node of childNodes) {
      if (!('tagName' in node)) continue;
      const value = (name: string) => node.attrs.find((one) => one.name === name)?.value;
      const id = value('id');
      if (id !== undefined) ids.add(id);
      const classes = (value('class') ?? '').split(/\s+/).filter(Boolean);
      if (node.tagName === 'html') classes.push(...scripted);
      const attributes = node.attrs.map(({ name }) => name).sort();
      const kind = [node.tagName, classes.join('.'), attributes.join()].join();
      const inside = around?.inside ?? roots;
      let place = inside.get(kind);
      if (!place) {
        place = {
          tag: node.tagName,
          classes: new Set(classes),
          attributes: new Set(attributes),
          around,
          inside: new Map(),
        };
        inside.set(kind, place);
        all.push(place);
      }
      enter(node, place);
    }
  };
  // What stands in <noscript> is seen, too.
  for (const html of pages) enter(parse(html, { scriptingEnabled: false }), undefined);
  return { all, ids };
}
