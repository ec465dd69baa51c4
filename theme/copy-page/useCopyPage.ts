import { routePathToMdPath, usePage } from '@rspress/core/runtime';
import { copyToClipboard } from '@rspress/core/theme';
import { useRef, useState } from 'react';

/** How long fetching the Markdown may take, in milliseconds. */
const timeout = 20_000;

export interface CopyPageState {
  /** Address of the page's Markdown, with the base path. */
  address: string;
  /** Outcome of the last attempt on this page. */
  outcome: 'none' | 'copied' | 'failed';
  copy: () => Promise<void>;
}

/** Copies the Markdown of the page, fetched on demand. The outcome resets on navigation. */
export function useCopyPage(): CopyPageState {
  const { page } = usePage();
  const address = routePathToMdPath(page.routePath ?? '/');
  const [last, setLast] = useState({ address: '', copied: false });
  const running = useRef(false);

  const copy = async () => {
    // A second press would fetch the Markdown twice.
    if (running.current) return;
    running.current = true;
    try {
      await copyWhenReady(fetchMarkdown(address));
      setLast({ address, copied: true });
    } catch {
      setLast({ address, copied: false });
    } finally {
      running.current = false;
    }
  };
  const outcome = last.address !== address ? 'none' : last.copied ? 'copied' : 'failed';
  return { address, outcome, copy };
}

/** Throws where the network fails or is too slow, or the host answers with an HTML page. */
async function fetchMarkdown(address: string): Promise<string> {
  const response = await fetch(address, { signal: AbortSignal.timeout(timeout) });
  const type = response.headers.get('content-type') ?? '';
  if (!response.ok || type.includes('html'))
    throw new Error(`${address}: ${response.status} ${type}`);
  return response.text();
}

/**
 * Safari allows copying only directly after a click, so the clipboard gets the promise; where it
 * does not accept one, the text is copied once it is there.
 */
async function copyWhenReady(text: Promise<string>): Promise<void> {
  try {
    const blob = text.then((content) => new Blob([content], { type: 'text/plain' }));
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
  } catch {
    if (!(await copyToClipboard(await text))) throw new Error('Copying is not allowed.');
  }
}
