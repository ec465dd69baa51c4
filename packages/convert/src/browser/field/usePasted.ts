import { useEffect, useState } from 'react';

/**
 * What the reader has put into the field `id`, kept in `sessionStorage` so that it survives a
 * reload of the tab. The page is marked in `history.state`, which makes React start at once after
 * a reload (packages/react-on-intent). Where storage is blocked, the text lasts as long as the page.
 */
export function usePasted(id: string): [string, (text: string) => void] {
  const key = `pasted-${id}`;
  const [pasted, setPasted] = useState('');

  useEffect(() => setPasted((early) => early || restore(key)), [key]);

  const change = (text: string) => {
    setPasted(text);
    keep(key, text);
    const { state } = history;
    if (text !== '' && !state?.pasted)
      history.replaceState({ ...state, pasted: true }, '');
  };
  return [pasted, change];
}

function restore(key: string): string {
  try {
    return sessionStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

function keep(key: string, text: string): void {
  try {
    if (text === '') sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, text);
  } catch {
    // Storage is blocked or full.
  }
}
