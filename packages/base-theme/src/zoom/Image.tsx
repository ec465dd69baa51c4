import { normalizeImagePath, useFrontmatter } from '@rspress/core/runtime';
import { loadFailedEvent } from '@site/react-on-intent/load-failed-event';
import type { Zoom } from 'medium-zoom';
import { type ComponentProps, useEffect, useRef } from 'react';
import { useText } from '../useText';
import styles from './Image.module.css';

/**
 * An image in a button that enlarges it, until the reader moves on. The framework's zoom works with a
 * mouse only and is loaded with every page, of which few have images.
 */
export function Image({ src, alt = '', ...rest }: ComponentProps<'img'>) {
  const text = useText();
  const image = useRef<HTMLImageElement>(null);
  const zoom = useRef<Promise<Zoom>>(undefined);
  const { globalUIComponents } = useFrontmatter().frontmatter;
  useEffect(() => () => void zoom.current?.then((one) => one.detach()), []);

  const enlarge = async () => {
    // The flag of an embedding site: theme/query-flags.
    const isOff = document.documentElement.matches('[data-hide-globalUIComponents]');
    if (isOff || !image.current) return;
    try {
      zoom.current ??= loadZoom(image.current);
      void (await zoom.current).open();
    } catch (error) {
      // The next click tries again.
      zoom.current = undefined;
      console.error(error);
      window.dispatchEvent(new Event(loadFailedEvent));
    }
  };
  const picture = (
    <img {...rest} ref={image} alt={alt} src={normalizeImagePath(src ?? '')} />
  );
  if (globalUIComponents === false) return picture;
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={[text('zoomImage'), alt].filter(Boolean).join(': ')}
      onClick={enlarge}
    >
      {picture}
    </button>
  );
}

async function loadZoom(image: HTMLImageElement): Promise<Zoom> {
  const { mediumZoom } = await import('./mediumZoom');
  return mediumZoom(image, { background: 'var(--rp-c-bg)' });
}
