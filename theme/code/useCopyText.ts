import { copyToClipboard } from '@rspress/core/theme';
import { useEffect, useState } from 'react';

/** How long a copy is shown to have succeeded, in milliseconds. */
const shown = 2000;

/** Copies a text, and says for two seconds that it did. */
export function useCopyText(): [copied: boolean, copy: (text: string) => void] {
  const [times, setTimes] = useState(0);

  useEffect(() => {
    if (times === 0) return;
    const timer = setTimeout(() => setTimes(0), shown);
    return () => clearTimeout(timer);
  }, [times]);

  const copy = async (text: string) => {
    if (await copyToClipboard(text)) setTimes((before) => before + 1);
  };
  return [times > 0, copy];
}
