import type { Lag, PageLag, SectionLag } from './compare.ts';

const words: Readonly<Record<Lag, string>> = {
  changed: 'changed in English',
  new: 'new in English',
  removed: 'removed from English',
  unconfirmed: 'changed in both languages, not confirmed',
};

/** What is to be done on a page, a line for each section; none when it is confirmed as it is. */
export function workOn({ date, sections }: PageLag): string[] {
  if (date === undefined) return ['never confirmed'];
  return sections.map((section) => `${words[section.lag]}: ${nameOf(section)}`);
}

function nameOf({ id, title }: SectionLag): string {
  return id === '' ? 'title, description or introduction' : `“${title}” {#${id}}`;
}
