/** What selectors can ask for: the names that stand in the HTML of some pages. */
export interface Names {
  readonly classes: ReadonlySet<string>;
  readonly ids: ReadonlySet<string>;
  readonly tags: ReadonlySet<string>;
}

/** Classes that inline scripts give to the root element before anything is painted. */
const scripted = ['js', 'dark', 'rp-dark'];

const element = /<([a-z][\w-]*)((?:\s+[^\s"'=<>/]+(?:="[^"]*")?)*)/gi;
const attribute = /\s(class|id)="([^"]*)"/g;

/** The names in some pages of built HTML, in which every attribute is quoted, and those that scripts add to them. */
export function namesIn(pages: Iterable<string>): Names {
  const classes = new Set(scripted);
  const ids = new Set<string>();
  const tags = new Set(['html', 'body']);
  for (const html of pages) {
    for (const [, tag = '', attributes = ''] of html.matchAll(element)) {
      tags.add(tag.toLowerCase());
      for (const [, kind, value = ''] of attributes.matchAll(attribute)) {
        for (const name of value.split(/\s+/))
          (kind === 'class' ? classes : ids).add(name);
      }
    }
  }
  return { classes, ids, tags };
}
