import type { IndexHits } from '../types';
import type { Answers } from './answers';
import { button, element } from './element';
import { textOf } from './texts';

interface State extends Pick<Answers, 'status' | 'isBusy'> {
  /** What is in the field, without spaces around it, and whether the field is full. */
  readonly query: string;
  readonly isFull: boolean;
  /** How many lines of what was pasted are not in the field. */
  readonly omitted: number;
  /** All that was found, how many results are shown, and whether there may be more. */
  readonly listed: readonly IndexHits[];
  readonly count: number;
  readonly hasMore: boolean;
}

interface Actions {
  readonly retry: () => void;
  readonly showMore: () => void;
  readonly repeat: (query: string) => void;
}

/** Where readers can go on without a result. */
interface WaysOn {
  readonly popular: () => HTMLElement;
  /** Address of the form for problems; the title follows. */
  readonly reports: string;
}

/**
 * What the dialog shows around the results. `above` says what of a query was cut off, or that there
 * are no results, with the closest words and other ways on. `below` has more results, loading, an
 * error, and for screen readers the number of results.
 */
export function createStatus({ retry, showMore, repeat }: Actions, ways: WaysOn) {
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
      const { status, isBusy, query, count, hasMore, listed, isFull, omitted } = state;
      const isAnswered = query !== '' && status === 'inited' && !isBusy;
      show(more, hasMore, textOf('more'));
      const cutText =
        omitted > 0
          ? textOf('shortened').replace('{count}', String(omitted))
          : isFull
            ? textOf('cut')
            : '';
      cut.hidden = cutText === '';
      if (cut.textContent !== cutText) cut.textContent = cutText;
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
          reportLink(ways.reports, query),
          ways.popular(),
        );
      const texts = [
        isAnswered ? textOf('count').replace('{count}', String(count)) : '',
        cutText,
      ];
      announcement.textContent = texts.filter(Boolean).join(' ');
    },
  };
}

/** Opens the form for problems, with what was searched for in the title. */
function reportLink(reports: string, query: string): HTMLElement {
  const link = element(
    'a',
    {
      href: `${reports}${encodeURIComponent(`[Docs]: No results for "${query}"`)}`,
      target: '_blank',
      rel: 'noopener noreferrer',
    },
    textOf('report'),
  );
  return element('p', { class: 'search-report' }, link);
}
