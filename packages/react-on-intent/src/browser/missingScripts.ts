import events from './events.json';
import { atNextIntent } from './nextIntent';

/**
 * A script that a page needs beside the listed ones is asked for by the framework, once: where it cannot be had, React never takes over, and
 * buttons stay dead when the network is back. Here the framework's entry, the last of the list, is run anew with the reader's next sign of
 * intent. Called before the framework starts; without effect where it starts well.
 */
export function startAgainWhenLost(): void {
  const started = new AbortController();
  const { signal } = started;
  window.addEventListener(events.hydrated, () => started.abort(), { signal });
  window.addEventListener(
    'unhandledrejection',
    ({ reason }) => {
      if (!(reason instanceof Error) || reason.name !== 'ChunkLoadError') return;
      // The entry that is run anew watches over itself.
      started.abort();
      const again = () => load(listed().at(-1), () => atNextIntent(again));
      atNextIntent(again);
    },
    { signal },
  );
}

/** The scripts that start with the reader's intent, in their order; none on the dev server. */
function listed(): string[] {
  const list = document.querySelector<HTMLMetaElement>('meta[name=intent-scripts]');
  return list?.content.split(' ') ?? [];
}

function load(src: string | undefined, failed: () => void): void {
  if (!src) return;
  const script = document.createElement('script');
  script.onerror = () => {
    script.remove();
    failed();
  };
  script.src = src;
  document.head.append(script);
}
