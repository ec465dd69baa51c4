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
  /** Whether there may be more of them. */
  readonly hasMore: boolean;
  /** Whether the field is full. */
  readonly isFull: boolean;
}

export interface Status {
  readonly elements: readonly HTMLElement[];
  update(state: SearchState): void;
}

/**
 * What the dialog shows below the results: more of them, that the field is full, loading, an
 * error, that there are none, and for screen readers their number.
 */
export function createStatus(retry: () => void, showMore: () => void): Status {
  const more = button(textOf('more'), showMore, { class: 'search-more' });
  const cut = element('p', { class: 'search-cut' });
  const spinner = element('div', { class: 'search-spinner', 'data-search-spinner': '' });
  const failed = element('div', { class: 'search-notice', role: 'alert' });
  const none = element('div', { class: 'search-notice' });
  const announcement = element('p', { class: 'search-announcement', role: 'status' });

  /** Shows an element with what `fill` gives it; only where that is new it is announced. */
  const show = (one: HTMLElement, isShown: boolean, fill?: () => (Node | string)[]) => {
    if (isShown && one.hidden && fill) one.replaceChildren(...fill());
    one.hidden = !isShown;
  };
  const elements = [more, cut, spinner, failed, none];
  for (const one of elements) one.hidden = true;

  return {
    elements: [...elements, announcement],
    update({ status, isBusy, query, count, hasMore, isFull }) {
      const isAnswered = query !== '' && status === 'ready' && !isBusy;
      show(more, hasMore, () => [textOf('more')]);
      show(cut, isFull, () => [textOf('cut')]);
      show(spinner, query !== '' && !isAnswered && status !== 'error');
      show(failed, status === 'error', () => [
        element('p', {}, textOf('failed')),
        button(textOf('retry'), retry, { class: 'search-retry' }),
      ]);
      none.hidden = true;
      show(none, isAnswered && count === 0, () => [
        element('p', {}, `${textOf('none')} `, element('q', {}, query)),
        element('p', { class: 'search-hint' }, textOf('hint')),
      ]);
      const texts = [
        isAnswered ? textOf('count').replace('{count}', String(count)) : '',
        isFull ? textOf('cut') : '',
      ];
      announcement.textContent = texts.filter(Boolean).join(' ');
    },
  };
}
