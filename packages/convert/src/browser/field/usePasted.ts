import { useEffect, useState } from 'react';

const key = 'pasted';
const nothing = { config: '', name: '', manifest: '', tsconfig: '' };

/**
 * What the reader has put into the fields, and the name of the configuration's file, kept in
 * `sessionStorage` so that it survives a reload of the tab: `startAtOnce` then starts React at once.
 */
export function usePasted() {
  const [pasted, setPasted] = useState(nothing);

  useEffect(() => {
    const kept = new URLSearchParams(sessionStorage.getItem(key) ?? '');
    // What was pasted before React was there is newer.
    setPasted((early) => {
      for (const [name, text] of Object.entries(early)) if (text) kept.set(name, text);
      return `${kept}` === '' ? early : { ...early, ...Object.fromEntries(kept) };
    });
  }, []);
  useEffect(() => {
    if (pasted === nothing) return;
    try {
      sessionStorage.setItem(key, `${new URLSearchParams(pasted)}`);
    } catch {
      // Storage is full: the text lasts as long as the page, and no older one comes back.
      sessionStorage.removeItem(key);
    }
  }, [pasted]);
  return [pasted, setPasted] as const;
}
