import type { Finding } from '@site/pages/findings';
import type { Page, WrittenLink } from '@site/pages/page';
import { origin } from '@site/settings';

/**
 * Finds links inside the site that are not written from the root, without language and extension:
 * `/config/lib/format` or `#id`. Whether the target exists is known once the site is built.
 */
export function links(pages: readonly Page[]): Finding[] {
  return pages.flatMap((page) =>
    page.links.flatMap((link) => {
      const wrong = wrongWith(link);
      return wrong ? [finding(page, link, wrong)] : [];
    }),
  );
}

function wrongWith({ target }: WrittenLink): string | undefined {
  if (target.startsWith(origin)) return 'names the address of the site';
  if (/^([a-z][a-z+.-]*:|#)/i.test(target)) return undefined;
  if (!target.startsWith('/')) return 'is relative to the page';
  const path = target.replace(/[?#].*$/, '');
  if (/^\/(en|zh)(\/|$)/.test(path)) return 'names a language';
  if (/\.(mdx?|html)$/.test(path)) return 'ends with an extension';
  if (/(^|\/)index$/.test(path)) return 'ends with index';
  return undefined;
}

function finding(page: Page, { target, line }: WrittenLink, wrong: string): Finding {
  return {
    file: page.file,
    line,
    what: `The link to ${target} ${wrong}.`,
    why: 'The build adds language and base; a link written out leaves the language of the reader or breaks under another base.',
    todo: 'Write the path from the root of the site, as in /config/lib/format#id.',
  };
}
