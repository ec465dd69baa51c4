const signs = ['keydown', 'pointerdown', 'focusin', 'online'] as const;

/** Calls back once, with the reader's next sign of intent, or when the network is back. */
export function atNextIntent(callback: () => void): void {
  const once = new AbortController();
  for (const sign of signs) {
    window.addEventListener(
      sign,
      () => {
        once.abort();
        callback();
      },
      { signal: once.signal, capture: true },
    );
  }
}
