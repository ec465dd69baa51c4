import { normalizeImagePath, useFrontmatter } from '@rspress/core/runtime';
import { type ComponentProps, useRef } from 'react';
import { useText } from '../useText';
import styles from './Image.module.css';
import { useZoom } from './useZoom';

/**
 * An image that a click on it, or its button, enlarges. The framework's zoom works with a mouse
 * only and is loaded with every page, of which few have images.
 */
export function Image({ src, alt = '', ...rest }: ComponentProps<'img'>) {
  const text = useText();
  const image = useRef<HTMLImageElement>(null);
  const zoom = useZoom(image);
  const { globalUIComponents } = useFrontmatter().frontmatter;
  const address = normalizeImagePath(src ?? '');
  if (globalUIComponents === false) return <img {...rest} alt={alt} src={address} />;
  const name = text('zoomImage');
  return (
    <span className={styles.frame}>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the button beside it is for the keyboard */}
      <img {...rest} ref={image} alt={alt} src={address} onClick={zoom.onImage} />
      <button
        type="button"
        className={`icon-button needs-scripts ${styles.button}`}
        data-zoom-button
        aria-label={alt ? `${name}: ${alt}` : name}
        title={name}
        onClick={zoom.onButton}
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
