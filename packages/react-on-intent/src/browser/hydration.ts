import { useEffect } from 'react';
import { hydratedEvent } from './hydrated-event.ts';
import { loadFailedEvent } from './load-failed-event.ts';

// Before the framework starts, which it does when all its modules have run.
if (typeof window !== 'undefined') retryAfterLostChunk();

/** Tells the inline script, once per document, that React has taken over. */
export function useHydratedEvent(): void {
  useEffect(() => {
    // The dev server has no inline scripts, which would add it.
    document.documentElement.classList.add('js');
    window.dispatchEvent(new Event(hydratedEvent));
  }, []);
}

/**
 * The framework loads further chunks of a page only once. If one is lost, React never takes over
 * and buttons stay dead; so the framework's entry, the last script of the page, runs again on the
 * reader's next sign of intent, or when the network is back.
 */
function retryAfterLostChunk(): void {
  const started = new AbortController();
  const { signal } = started;
  window.addEventListener(hydratedEvent, () => started.abort(), { signal });
  window.addEventListener(
    'unhandledrejection',
    ({ reason }) => {
      if (!(reason instanceof Error) || reason.name !== 'ChunkLoadError') return;
      // The entry installs this listener again.
      started.abort();
      retryOnIntent();
    },
    { signal },
  );
}

function runEntry(): void {
  const list = document.querySelector<HTMLMetaElement>('meta[name=intent-files]');
  const src = list?.content.split(' ').at(-1);
  if (!src) return;
  const script = document.createElement('script');
  script.onerror = () => {
    script.remove();
    retryOnIntent();
  };
  script.src = src;
  document.head.append(script);
}

function retryOnIntent(): void {
  window.dispatchEvent(new Event(loadFailedEvent));
  const once = new AbortController();
  const handle = () => {
    once.abort();
    runEntry();
  };
  for (const type of ['keydown', 'pointerdown', 'focusin', 'online'])
    window.addEventListener(type, handle, { signal: once.signal, capture: true });
}
