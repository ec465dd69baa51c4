/**
 * Fills in what the not-found page says about its address: links to the pages whose address is most
 * similar, and a search for its words. Called again by React on navigation.
 */
export function suggestPages(): void {
  if (document.readyState === 'loading') {
    document.addEventListener('DOMContentLoaded', suggestPages);
    return;
  }
  const page = document.querySelector('[data-not-found]');
  const home = page?.querySelector('a');
  const search = page?.querySelector<HTMLAnchorElement>('[data-search-words]');
  const suggestions = page?.querySelector<HTMLElement>('[data-suggestions]');
  if (!page || !home || !search || !suggestions) return;

  const pathOf = ({ pathname }: { pathname: string }) =>
    decodeURIComponent(pathname.slice(home.pathname.length, 300))
      .toLowerCase()
      .replace(/(\/|\/?index)?(\.html)?$/, '');
  const lastOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);
  const wordsOf = (path: string) => path.match(/[\p{L}\p{N}]+/gu) ?? [];
  const pairsOf = (text: string) =>
    Array.from(text.slice(1), (letter, index) => text[index] + letter);
  /** How many of their items two lists share, from 0 to 1. */
  const similarity = (a: string[], b: string[]) =>
    (2 * a.filter((item) => b.includes(item)).length) / (a.length + b.length || 1);

  const asked = pathOf(location);
  const words = wordsOf(asked);
  const scoreOf = (path: string) =>
    similarity(pairsOf(asked), pairsOf(path)) +
    similarity(pairsOf(lastOf(asked)), pairsOf(lastOf(path))) +
    similarity(words, wordsOf(lastOf(path)));
  // An overview and the first page of its section may be the same.
  const links = new Map(
    [...page.querySelectorAll<HTMLAnchorElement>('nav a')].map((one) => [
      pathOf(one),
      one,
    ]),
  );
  const nearest = [...links]
    .map(([path, link]) => ({ link, score: scoreOf(path) }))
    .filter(({ score }) => score > 1)
    .sort((a, b) => b.score - a.score)
    .slice(0, 4);
  suggestions.hidden = nearest.length === 0;
  suggestions.querySelector('ul')?.replaceChildren(
    ...nearest.map(({ link }) => {
      const item = document.createElement('li');
      item.append(link.cloneNode(true), ` ${link.pathname}`);
      return item;
    }),
  );

  // The names of folders say little, unless there is nothing else.
  const folders = [...links.keys()].flatMap((path) => path.split('/').slice(0, -1));
  const telling = words.filter((word) => !folders.includes(word));
  const query = (telling.length > 0 ? telling : words).join(' ').slice(0, 200);
  search.hash = `search=${encodeURIComponent(query)}`;
  search.hidden = query === '';
  search.querySelector('b')?.replaceChildren(query);
}
