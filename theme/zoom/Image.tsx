import { normalizeImagePath, useFrontmatter } from '@rspress/core/runtime';
import { type ComponentProps, useEffect, useRef } from 'react';
import { useText } from '../useText';
import styles from './Image.module.css';
import { hasZoom, openZoom } from './openZoom';

/**
 * An image with a button that enlarges it. The framework's zoom listens to the mouse alone; the button gives it to the keyboard, and a click that comes before the
 * zoom is there waits for it.
 */
export function Image({ src, alt = '', ...rest }: ComponentProps<'img'>) {
  const text = useText();
  const image = useRef<HTMLImageElement>(null);
  const { globalUIComponents } = useFrontmatter().frontmatter;
  useEffect(() => {
    const element = image.current;
    if (!element) return;
    const onClick = () => {
      if (!hasZoom(element)) openZoom(element);
    };
    element.addEventListener('click', onClick);
    return () => element.removeEventListener('click', onClick);
  }, []);
  const picture = (
    <img ref={image} {...rest} alt={alt} src={normalizeImagePath(src ?? '')} />
  );
  if (globalUIComponents === false) return picture;
  const name = text('zoomImage');
  return (
    <span className={styles.frame}>
      {picture}
      <button
        type="button"
        className={styles.button}
        data-zoom-button
        aria-label={alt ? `${name}: ${alt}` : name}
        title={name}
        onClick={() => openZoom(image.current)}
      >
        <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
          <path
            d="M9.5 2.5h4v4M6.5 13.5h-4v-4M13.5 2.5l-5 5M2.5 13.5l5-5"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.5"
          />
        </svg>
      </button>
    </span>
  );
}
