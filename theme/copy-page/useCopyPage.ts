import { routePathToMdPath, usePage } from '@rspress/core/runtime';
import { useRef, useState } from 'react';
import { copyLater } from './copyLater';
import { fetchMarkdown } from './fetchMarkdown';

export interface CopyPageState {
  /** Address of the page's Markdown, with the base path. */
  address: string;
  /** What became of the last attempt on this page. */
  outcome: 'none' | 'copied' | 'failed';
  copy: () => Promise<void>;
}

/** Copies the Markdown of the page, which is fetched when it is asked for and not before. A page that one goes on to starts anew. */
export function useCopyPage(): CopyPageState {
  const { page } = usePage();
  const address = routePathToMdPath(page.routePath ?? '/');
  const [done, setDone] = useState({ address: '', copied: false });
  const running = useRef(false);

  const copy = async () => {
    // A second press while the first is on its way would fetch it twice.
    if (running.current) return;
    running.current = true;
    try {
      await copyLater(fetchMarkdown(address));
      setDone({ address, copied: true });
    } catch {
      setDone({ address, copied: false });
    } finally {
      running.current = false;
    }
  };
  const outcome = done.address !== address ? 'none' : done.copied ? 'copied' : 'failed';
  return { address, outcome, copy };
}
