import { useEffect, useState } from 'react';

/** A text of the reader. The name is that of its file, or empty if the text was typed or pasted. */
export interface Pasted {
  readonly name: string;
  readonly text: string;
}

export const nothing: Pasted = { name: '', text: '' };

/**
 * What the reader has put into the field `id`, kept in `sessionStorage` so that it survives a
 * reload of the tab. The page is marked in `history.state`, which makes React start at once after
 * a reload (packages/react-on-intent). Where storage is blocked, the text lasts as long as the page.
 */
export function usePasted(id: string): [Pasted, (pasted: Pasted) => void] {
  const key = `pasted-${id}`;
  const [pasted, setPasted] = useState(nothing);

  useEffect(
    () => setPasted((early) => (early.text === '' ? restore(key) : early)),
    [key],
  );

  const change = (next: Pasted) => {
    setPasted(next);
    keep(key, next);
    const { state } = history;
    if (next.text !== '' && !state?.pasted)
      history.replaceState({ ...state, pasted: true }, '');
  };
  return [pasted, change];
}

function restore(key: string): Pasted {
  try {
    const [name, text]: unknown[] = JSON.parse(sessionStorage.getItem(key) ?? '[]');
    return typeof name === 'string' && typeof text === 'string'
      ? { name, text }
      : nothing;
  } catch {
    return nothing;
  }
}

function keep(key: string, { name, text }: Pasted): void {
  try {
    if (text === '') sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify([name, text]));
  } catch {
    // Storage is blocked or full.
  }
}
