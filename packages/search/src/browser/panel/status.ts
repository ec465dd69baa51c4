import type { Answers } from './answers';
import { button, element } from './element';
import { textOf } from './texts';

interface State extends Pick<Answers, 'status'> {
  /** What is in the field, without spaces around it, and whether the field is full. */
  readonly query: string;
  readonly isFull: boolean;
  /** Whether the text has been searched for it. */
  readonly isAnswered: boolean;
  /** How many results are shown, and whether there may be more. */
  readonly count: number;
  readonly hasMore: boolean;
}

interface Actions {
  readonly retry: () => void;
  readonly showMore: () => void;
}

/**
 * What the dialog shows around the results. `above` says that the query was cut, or that there are
 * no results. `below` has more results, loading, an error, and for screen readers the number of
 * results.
 */
export function createStatus({ retry, showMore }: Actions) {
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
    update({ status, query, isFull, isAnswered, count, hasMore }: State): void {
      show(more, hasMore, textOf('more'));
      show(cut, isFull, textOf('cut'));
      show(spinner, query !== '' && !isAnswered && status !== 'error');
      show(
        failed,
        status === 'error',
        element('p', {}, textOf('failed')),
        button(textOf('retry'), retry, { class: 'search-retry' }),
      );
      none.hidden = !isAnswered || count > 0;
      none.replaceChildren(
        element(
          'p',
          {},
          textOf('none').replace('{query}', () => query),
        ),
        element('p', { class: 'search-hint' }, textOf('hint')),
      );
      const counted = textOf('count').replace('{count}', String(count));
      announcement.textContent = [isAnswered && counted, isFull && textOf('cut')]
        .filter(Boolean)
        .join(' ');
    },
  };
}
