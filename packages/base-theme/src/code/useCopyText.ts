import { copyToClipboard } from '@rspress/core/theme';
import { useEffect, useState } from 'react';

/** How long success is shown, in milliseconds. */
const successDuration = 2000;

/** Returns a function that copies a text, and whether it succeeded in the last two seconds. */
export function useCopyText(): [copied: boolean, copy: (text: string) => void] {
  const [copies, setCopies] = useState(0);

  useEffect(() => {
    if (copies === 0) return;
    const timer = setTimeout(() => setCopies(0), successDuration);
    return () => clearTimeout(timer);
  }, [copies]);

  const copy = async (text: string) => {
    if (await copyToClipboard(text)) setCopies((count) => count + 1);
  };
  return [copies > 0, copy];
}
