import { copyToClipboard, getCopyableText } from '@rspress/core/theme';
import { type RefObject, useEffect, useState } from 'react';

/** How long a copy is shown to have succeeded, in milliseconds. */
const shown = 2000;

export interface Copy {
  copied: boolean;
  copy: () => void;
}

/** Copies the code inside an element, without line numbers, and says for two seconds that it did. */
export function useCopy(element: RefObject<HTMLElement | null>): Copy {
  const [times, setTimes] = useState(0);

  useEffect(() => {
    if (times === 0) return;
    const timer = setTimeout(() => setTimes(0), shown);
    return () => clearTimeout(timer);
  }, [times]);

  const copy = async () => {
    const text = getCopyableText(element.current, {
      ignoreClasses: ['linenumber'],
      ignoreSelectors: ['.rp-copy-ignore'],
    });
    if (await copyToClipboard(text)) setTimes((before) => before + 1);
  };
  return { copied: times > 0, copy };
}
