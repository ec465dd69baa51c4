import { type RefObject, useEffect, useState } from 'react';

/**
 * Gives the address of a picture once `place` has come into view and the picture has been fetched and decoded; `null`
 * until then, and for good when it cannot be had. Nothing is asked of the host before.
 */
export function useRemoteLogo(
  place: RefObject<Element | null>,
  address: string,
): string | null {
  const [loaded, setLoaded] = useState<string | null>(null);

  useEffect(() => {
    const element = place.current;
    if (!element) return;
    let current = true;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      const image = new Image();
      image.onload = () => {
        if (current) setLoaded(address);
      };
      image.src = address;
    });
    observer.observe(element);
    return () => {
      current = false;
      observer.disconnect();
    };
  }, [place, address]);

  return loaded;
}
