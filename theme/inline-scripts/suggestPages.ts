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
  /** Pairs of letters that two texts share, from 0 to 1. */
  const similarity = (a: string, b: string) => {
    const [one, other] = [pairsOf(a), pairsOf(b)];
    const shared = [...one].filter((pair) => other.has(pair));
    return (2 * shared.length) / (one.size + other.size || 1);
  };

  const links = new Map(
    [...page.querySelectorAll<HTMLAnchorElement>('nav a')].map((link) => [
      pathOf(link),
      link,
    ]),
  );
  const asked = pathOf(location);
  const folders = new Set(
    [...links.keys()].flatMap((path) => path.split('/').slice(0, -1)),
  );
  const all = wordsOf(asked);
  // The names of folders say little, unless there is nothing else.
  const telling = all.filter((word) => !folders.has(word));
  const words = telling.length > 0 ? telling : all;

  const nearest = [...links]
    .map(([path, link]) => {
      const own = new Set(wordsOf(path));
      const shared = words.filter((word) => own.has(word)).length / (words.length || 1);
      const score =
        similarity(asked, path) + similarity(lastOf(asked), lastOf(path)) + shared;
      return { score, link };
    })
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
      const item = document.createElement('li');
      const address = document.createElement('code');
      address.append(link.pathname);
      item.append(link.cloneNode(true), ' ', address);
      return item;
    }),
  );
}
