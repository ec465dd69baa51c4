/**
 * Fills in what the not-found page says about its address: the links of the page that it is most
 * similar to, and a search for its words. Called again by React on navigation.
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
  const wordsOf = (path: string) => path.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  const lastOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);
  const pairsOf = (text: string) =>
    new Set(Array.from(text.slice(1), (letter, index) => text[index] + letter));
  /** How many of their items two sets share, from 0 to 1. */
  const similarity = (a: Set<string>, b: Set<string>) =>
    (2 * [...a].filter((item) => b.has(item)).length) / (a.size + b.size || 1);

  const asked = pathOf(location);
  const links = [...page.querySelectorAll<HTMLAnchorElement>('nav a')].map((link) => ({
    link,
    path: pathOf(link),
  }));
  // The names of folders say little, unless there is nothing else.
  const folders = links.flatMap(({ path }) => path.split('/').slice(0, -1));
  const all = wordsOf(asked);
  const telling = all.filter((word) => !folders.includes(word));
  const words = telling.length > 0 ? telling : all;
  const scoreOf = (path: string) =>
    similarity(pairsOf(asked), pairsOf(path)) +
    similarity(pairsOf(lastOf(asked)), pairsOf(lastOf(path))) +
    similarity(new Set(words), new Set(wordsOf(lastOf(path))));
  const nearest = links
    // An overview and the first page of its section may be the same.
    .filter(({ path }, index) => links.findIndex((one) => one.path === path) === index)
    .map(({ link, path }) => ({ link, score: scoreOf(path) }))
    .filter(({ score }) => score > 0.7)
    .sort((a, b) => b.score - a.score)
    .slice(0, 4);

  const text = words.join(' ').slice(0, 200);
  search.search = `?q=${encodeURIComponent(text)}`;
  search.hidden = text === '';
  search.querySelector('b')?.replaceChildren(text);
  suggestions.hidden = nearest.length === 0;
  suggestions.querySelector('ul')?.replaceChildren(
    ...nearest.map(({ link }) => {
      const [item, address] = ['li', 'code'].map((name) => document.createElement(name));
      address?.append(link.pathname);
      item?.append(link.cloneNode(true), address ?? '');
      return item ?? '';
    }),
  );
}
