import type { ResultList } from './results';

/**
 * Lets the arrow keys of a field move through a list of results, from the last to the first and
 * back, and the pointer too. Keys of an input method are ignored.
 */
export function createListNavigation(input: HTMLInputElement, results: ResultList) {
  let index = 0;
  const linkAt = (position: number) => results.rows[position];

  /** Makes a row current. */
  const select = (next: number) => {
    linkAt(index)?.setAttribute('aria-selected', 'false');
    index = next;
    const link = linkAt(index);
    link?.setAttribute('aria-selected', 'true');
    input.setAttribute('aria-expanded', String(link !== undefined));
    for (const [name, value] of [
      ['aria-controls', link && results.list.id],
      ['aria-activedescendant', link?.id],
    ] as const) {
      if (value) input.setAttribute(name, value);
      else input.removeAttribute(name);
    }
  };

  input.addEventListener('keydown', (event) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step === 0 || event.isComposing) return;
    event.preventDefault();
    const { length } = results.rows;
    if (length === 0) return;
    select((index + step + length) % length);
    linkAt(index)?.scrollIntoView({ block: 'nearest' });
  });
  results.list.addEventListener('pointermove', ({ target }) => {
    if (!(target instanceof Node)) return;
    const pointed = results.rows.findIndex((link) => link.contains(target));
    if (pointed >= 0 && pointed !== index) select(pointed);
  });

  return {
    /** The current row's link, if there is one. */
    current: () => linkAt(index),
    select,
    /** Shows that the list has changed; starts again at its first row if it has new ones only. */
    update: (isNew: boolean) => select(isNew ? 0 : index),
  };
}
