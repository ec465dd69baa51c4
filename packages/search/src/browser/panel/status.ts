import texts from '../texts.json';
import type { Answers } from './answers';
import { button, element, textOf } from './element';

interface State extends Pick<Answers, 'status'> {
  /** What is in the field, without spaces around it, and whether the field is full. */
  readonly query: string;
  readonly isFull: boolean;
  /** How many lines of what was pasted are not in the field. */
  readonly omitted: number;
  /** Whether the text has been searched for it. */
  readonly isAnswered: boolean;
  /** How many results are shown, and whether there may be more. */
  readonly count: number;
  /** The words of the site that are closest to a query without results. */
  readonly closest: readonly string[];
  readonly hasMore: boolean;
}

interface Actions {
  readonly retry: () => void;
  readonly showMore: () => void;
  readonly repeat: (query: string) => void;
}

/**
 * What the dialog shows around the results. `above` says what of the query was cut, or that there
 * are no results, with the closest words. `below` has more results, loading, an error, and for
 * screen readers the number of results.
 */
export function createStatus({ retry, showMore, repeat }: Actions) {
  const more = button('', showMore, { class: 'search-more' });
  const cut = element('p', { class: 'search-cut' });
  const spinner = element('div', { class: 'search-spinner' });
  const failed = element('div', { class: 'search-notice', role: 'alert' });
  const none = element('div', { class: 'search-notice' });
  const announcement = element('p', { class: 'visually-hidden', role: 'status' });
  /** Keeps what is shown already, which would be announced again or lose the focus. */
  const show = (part: HTMLElement, isShown: boolean, ...content: (Node | string)[]) => {
    if (part.hidden === isShown) part.replaceChildren(...content);
    part.hidden = !isShown;
  };
  for (const part of [more, cut, spinner, failed, none]) part.hidden = true;

  return {
    above: element('div', {}, cut, none),
    below: element('div', {}, more, spinner, failed, announcement),
    update(state: State): void {
      const { status, query, isFull, omitted, isAnswered, count, closest, hasMore } =
        state;
      const isCut = omitted > 0 || isFull;
      const cutText =
        omitted > 0
          ? textOf(texts.searchShortened).replace('{count}', String(omitted))
          : textOf(texts.searchCut);
      show(more, hasMore, textOf(texts.searchMore));
      show(cut, isCut, cutText);
      show(spinner, query !== '' && !isAnswered && status !== 'error');
      show(
        failed,
        status === 'error',
        element('p', {}, textOf(texts.searchFailed)),
        button(textOf(texts.searchRetry), retry, { class: 'search-retry' }),
      );
      const nothing = textOf(texts.searchNoResultsText).replace('{query}', () => query);
      show(
        none,
        isAnswered && count === 0,
        element('p', {}, nothing),
        element('p', { class: 'search-hint' }, textOf(texts.searchSuggestedQueryText)),
        ...closest.slice(0, 1).map(() => element('h2', {}, textOf(texts.searchClosest))),
        ...closest.map((word) => button(word, () => repeat(word))),
      );
      const counted = textOf(texts.searchCount).replace('{count}', String(count));
      announcement.textContent = [isAnswered && counted, isCut && cutText]
        .filter(Boolean)
        .join(' ');
    },
  };
}
