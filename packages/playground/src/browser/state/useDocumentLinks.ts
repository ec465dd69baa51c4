import { useEffect } from 'react';

/**
 * Leaves the page by loading the next one. Inside of React it would keep the isolation, under which
 * other pages may load nothing from elsewhere.
 */
export function useDocumentLinks(): void {
  useEffect(() => {
    const leave = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest('a');
      if (link && link.origin === location.origin && link.pathname !== location.pathname)
        event.stopPropagation();
    };
    window.addEventListener('click', leave, true);
    return () => window.removeEventListener('click', leave, true);
  }, []);
}
