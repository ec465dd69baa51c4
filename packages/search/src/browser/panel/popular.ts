import type { SearchFiles } from '../types';
import { element } from './element';
import { textOf } from './texts';

/** Links to the pages that most readers need, in the language or version `scope`. */
export function popularPages({ base, scopes }: SearchFiles, scope: string): HTMLElement {
  const items = (scopes[scope]?.popular ?? []).map(([route, title]) =>
    element('li', {}, element('a', { href: base + route.slice(1) }, title)),
  );
  const heading = element('h2', {}, textOf('popular'));
  const attributes = { class: 'search-popular', 'aria-label': textOf('popular') };
  const section = element('section', attributes, heading, element('ul', {}, ...items));
  section.hidden = items.length === 0;
  return section;
}
