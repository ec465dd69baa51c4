import { readdirSync } from 'node:fs';
import {
  attribute,
  type BuiltPage,
  type Element,
  elementsIn,
  parseBuilt,
} from '@site/mdx/html';
import { built, siteOutput } from './site.ts';

const known = new Map<string, BuiltPage>();

/**
 * The built page at a path below the base path, such as `zh/guide/start/`; with `.html` at the end
 * it is that file. Throws if there is none. Each page is parsed once per worker.
 */
export function builtPage(address: string): BuiltPage {
  const file = /(^|\/)$/.test(address)
    ? `${address}index.html`
    : address.replace(/(\.html)?$/, '.html');
  const page = known.get(file) ?? parseBuilt(file, built(file));
  known.set(file, page);
  return page;
}

/**
 * All built pages, sorted by file, those for unknown addresses included. Parsing them takes
 * seconds, so a test asks for them, never a module: importing it only to list its tests would
 * parse the site, too.
 */
export function builtPages(): BuiltPage[] {
  return readdirSync(siteOutput, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.html'))
    .sort()
    .map(builtPage);
}

/**
 * The text of all built files whose names have an ending, `.js` or `.css`, without the backslashes
 * that escape quotes.
 */
export function builtFiles(ending: string): string {
  return readdirSync(`${siteOutput}/static`, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending))
    .map((name) => built(`static/${name}`).replaceAll('\\', ''))
    .join('\n');
}

/** Values of attributes; `true` is any value. `class` is one of the classes. */
type Wanted = Readonly<Record<string, string | true>>;

/** The elements of a page, or below an element, with a tag name (`*` is any) and attributes. */
export function find(
  scope: BuiltPage | Element,
  tag: string,
  wanted: Wanted = {},
): Element[] {
  const elements = 'elements' in scope ? scope.elements : [...elementsIn(scope)].slice(1);
  return elements.filter(
    (element) =>
      (tag === '*' || element.tagName === tag) &&
      Object.entries(wanted).every(([name, value]) => {
        const actual = attribute(element, name);
        if (actual === undefined || value === true) return actual !== undefined;
        return name === 'class' ? actual.split(/\s+/).includes(value) : actual === value;
      }),
  );
}

/** The first of what `find` finds. Throws if there is none. */
export function first(
  scope: BuiltPage | Element,
  tag: string,
  wanted: Wanted = {},
): Element {
  const [element] = find(scope, tag, wanted);
  if (element) return element;
  const where = 'file' in scope ? scope.file : `<${scope.tagName}>`;
  throw new Error(`${where} has no <${tag}> with ${JSON.stringify(wanted)}.`);
}

/** The values of an attribute of those elements that have it. */
export function valuesOf(elements: readonly Element[], name: string): string[] {
  return elements.flatMap((element) => attribute(element, name) ?? []);
}
