import { button, element } from './element';
import { textOf } from './texts';

export interface SearchState {
  readonly status: 'loading' | 'ready' | 'error';
  /** Whether the text has not been searched yet. */
  readonly isBusy: boolean;
  /** What is in the field, without spaces around it. */
  readonly query: string;
  /** Number of results that are shown. */
  readonly count: number;
  /** The words that are closest to a query without results. */
  readonly closest: readonly string[];
  /** Whether there may be more of them. */
  readonly hasMore: boolean;
  /** Whether the field is full. */
  readonly isFull: boolean;
}

export interface Status {
  /** What is below the results. */
  readonly element: HTMLElement;
  /** What is above them: that nothing was found. */
  readonly none: HTMLElement;
  update(state: SearchState): void;
}

/** What the buttons do: try again, show more results, search for one of the closest words. */
export interface StatusActions {
  retry(): void;
  showMore(): void;
  repeat(query: string): void;
}

/**
 * What the dialog shows below the results: more of them, that the field is full, loading, an
 * error, and for screen readers their number. Above them it shows that there are none, and the
 * words that are closest.
 */
export function createStatus({ retry, showMore, repeat }: StatusActions): Status {
  const more = button('', showMore, { class: 'search-more' });
  const cut = element('p', { class: 'search-cut' });
  const spinner = element('div', { class: 'search-spinner', 'data-search-spinner': '' });
  const failed = element('div', { class: 'search-notice', role: 'alert' });
  const none = element('div', { class: 'search-notice', hidden: '' });
  const announcement = element('p', { class: 'search-announcement', role: 'status' });
  const shown = element('div');

  return {
    element: element('div', {}, shown, announcement),
    none,
    update({ status, isBusy, query, count, closest, hasMore, isFull }) {
      const isAnswered = query !== '' && status === 'ready' && !isBusy;
      const isWaiting = query !== '' && !isAnswered && status !== 'error';
      const parts: HTMLElement[] = [];
      if (hasMore) parts.push(more);
      if (isFull) parts.push(cut);
      if (isWaiting) parts.push(spinner);
      if (status === 'error') parts.push(failed);
      none.hidden = !isAnswered || count > 0;
      more.textContent = textOf('more');
      cut.textContent = textOf('cut');
      if (!failed.isConnected)
        failed.replaceChildren(
          element('p', {}, textOf('failed')),
          button(textOf('retry'), retry, { class: 'search-retry' }),
        );
      none.replaceChildren();
      if (!none.hidden)
        none.append(
          element('p', {}, `${textOf('none')} `, element('q', {}, query)),
          element('p', { class: 'search-hint' }, textOf('hint')),
        );
      if (!none.hidden && closest.length > 0)
        none.append(
          element('h2', {}, textOf('closest')),
          ...closest.map((word) => button(word, () => repeat(word))),
        );
      // What is shown already is neither announced again nor loses the focus.
      if (
        parts.some((part, index) => shown.children[index] !== part) ||
        shown.children.length !== parts.length
      )
        shown.replaceChildren(...parts);
      const texts = [
        isAnswered ? textOf('count').replace('{count}', String(count)) : '',
        isFull ? textOf('cut') : '',
      ];
      announcement.textContent = texts.filter(Boolean).join(' ');
    },
  };
}
