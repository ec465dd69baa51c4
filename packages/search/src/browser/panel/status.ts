import type { IndexHits } from '../types';
import type { Answers } from './answers';
import { button, element } from './element';
import { textOf } from './texts';

interface State extends Pick<Answers, 'status' | 'isBusy'> {
  /** What is in the field, without spaces around it, and whether the field is full. */
  readonly query: string;
  readonly isFull: boolean;
  /** All that was found, how many results are shown, and whether there may be more. */
  readonly listed: readonly IndexHits[];
  readonly count: number;
  readonly hasMore: boolean;
}

/**
 * What the dialog shows below the results, `element`: more of them, that the field is full, loading,
 * an error, and for screen readers their number. Above them, `none` says that there are none, and
 * has the closest words, which `repeat` searches for.
 */
export function createStatus(
  retry: () => void,
  showMore: () => void,
  repeat: (query: string) => void,
) {
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
    element: element('div', {}, more, cut, spinner, failed, announcement),
    none,
    update({ status, isBusy, query, count, hasMore, listed, isFull }: State): void {
      const isAnswered = query !== '' && status === 'inited' && !isBusy;
      show(more, hasMore, textOf('more'));
      show(cut, isFull, textOf('cut'));
      show(spinner, query !== '' && !isAnswered && status !== 'error');
      show(
        failed,
        status === 'error',
        element('p', {}, textOf('failed')),
        button(textOf('retry'), retry, { class: 'search-retry' }),
      );
      const closest = listed.flatMap((one) => one.closest);
      none.hidden = !isAnswered || count > 0;
      none.replaceChildren();
      if (!none.hidden)
        none.append(
          element(
            'p',
            {},
            textOf('none').replace('{query}', () => query),
          ),
          element('p', { class: 'search-hint' }, textOf('hint')),
          ...closest.slice(0, 1).map(() => element('h2', {}, textOf('closest'))),
          ...closest.map((word) => button(word, () => repeat(word))),
        );
      const texts = [
        isAnswered ? textOf('count').replace('{count}', String(count)) : '',
        isFull ? textOf('cut') : '',
      ];
      announcement.textContent = texts.filter(Boolean).join(' ');
    },
  };
}
