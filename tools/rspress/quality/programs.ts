import { base, locales, origin } from '../../../site.ts';
import type { Language } from '../../pages/language.ts';
import { dataFiles, llmsLabels } from '../llms.ts';

/** A link to a file of the built site, by its path below the site. */
export type LinkTo = (path: string, text: string) => string;

/** As an element: the framework takes a link in Markdown for one to a page, and these are none. */
export const plainLink: LinkTo = (path, text) =>
  `<a className="rp-link" href="${base}${path}">${text}</a>`;

/** As Markdown that can be copied elsewhere. */
export const absoluteLink: LinkTo = (path, text) => `[${text}](${origin}${base}${path})`;

/** What of the site programs can read, as a list of links in a language. */
export function programs(language: Language, linkTo: LinkTo): string[] {
  const words = llmsLabels(language);
  const prefix = language === locales[0].lang ? '' : `${language}/`;
  const list = { name: 'llms.txt', shared: false, about: words.list };
  const colon = language === 'zh' ? '：' : ': ';
  return [list, ...dataFiles(words)].map(
    ({ name, shared, about }) =>
      `- ${linkTo((shared ? '' : prefix) + name, name)}${colon}${about}`,
  );
}
