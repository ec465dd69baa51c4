import { getCopyableText } from '@rspress/core/theme';
import type { RefObject } from 'react';
import { useCopyText } from './useCopyText';

export interface Copy {
  copied: boolean;
  copy: () => void;
}

/** Copies the code inside an element, without line numbers, and says for two seconds that it did. */
export function useCopy(element: RefObject<HTMLElement | null>): Copy {
  const [copied, copyText] = useCopyText();
  const copy = () => {
    const text = getCopyableText(element.current, {
      ignoreClasses: ['linenumber'],
      ignoreSelectors: ['.rp-copy-ignore'],
    });
    copyText(text);
  };
  return { copied, copy };
}
