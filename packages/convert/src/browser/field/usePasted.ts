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
 * a reload (packages/react-on-intent).
 */
export function usePasted(id: string): [Pasted, (pasted: Pasted) => void] {
  const key = `pasted-${id}`;
  const [pasted, setPasted] = useState(nothing);

  useEffect(() => {
    const [name, text]: unknown[] = JSON.parse(sessionStorage.getItem(key) ?? '[]');
    if (typeof name !== 'string' || typeof text !== 'string') return;
    setPasted((early) => (early.text === '' ? { name, text } : early));
  }, [key]);

  const change = (next: Pasted) => {
    setPasted(next);
    sessionStorage.setItem(key, JSON.stringify([next.name, next.text]));
    const { state } = history;
    if (next.text !== '' && !state?.pasted)
      history.replaceState({ ...state, pasted: true }, '');
  };
  return [pasted, change];
}
