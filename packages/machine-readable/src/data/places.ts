import { markdownAddress, pageAddress, type Root } from '../address.ts';

/** Where one page is, for people and for programs; both absolute, with an anchor where a part of the page is meant. */
interface PagePlace {
  readonly html: string;
  readonly markdown: string;
}

/** A page in both languages. */
export interface PagePlaces {
  readonly en: PagePlace;
  readonly zh: PagePlace;
}

/** The addresses of a page in both languages, from its route without language and an anchor, as links on pages are written. */
export function placesOf(link: string, root: Root): PagePlaces {
  const [route = '', anchor] = link.split('#');
  const rest = anchor === undefined ? '' : `#${anchor}`;
  const at = (path: string): PagePlace => ({
    html: pageAddress(path, root) + rest,
    markdown: markdownAddress(path, root) + rest,
  });
  return { en: at(route), zh: at(`/zh${route}`) };
}
