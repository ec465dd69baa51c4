import type { Section } from './types';
import { linksOf } from './words';

/** The option that a section is about: its heading, or its page's title, where that is a name and nothing else. */
export function optionOf({
  link,
  heading,
  title,
}: Pick<Section, 'link' | 'heading' | 'title'>): string {
  const name = heading === '' ? title : heading;
  if (!link.includes('/config/') || !/^[\w@.[\]'-]+$/.test(name)) return '';
  return linksOf(name).length > 1 || heading === '' ? name : '';
}
