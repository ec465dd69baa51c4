import type { Link, Message } from '../model.ts';

const address = /https?:\/\/[^\s'"`)}\]]+/g;

/**
 * The addresses in messages and in what the types say about options, sorted, each with whatever
 * holds it: the name of the option, or the message in quotation marks.
 */
export function linksOf(
  messages: readonly Message[],
  declared: readonly (readonly [name: string, comment: string])[],
): Link[] {
  const links = new Map<string, Set<string>>();
  const add = (from: string, text: string): void => {
    for (const [found] of text.matchAll(address)) {
      const url = found.replace(/[.,;:]+$/, '');
      links.set(url, (links.get(url) ?? new Set()).add(from));
    }
  };
  for (const { text } of messages) add(`“${text}”`, text);
  for (const [name, comment] of declared) add(name, comment);
  return [...links]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([url, from]) => ({ url, from: [...from].sort() }));
}
