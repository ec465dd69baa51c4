import { type RefObject, useEffect, useRef, useState } from 'react';
import styles from './ToolStack.module.css';
import type { Tool } from './tools';

export interface ToolLogoProps {
  tool: Tool;
  /** Width and height in CSS pixels. */
  size: number;
}

/**
 * A tool's logo: a drawn monogram, replaced by the image from the assets host once the reader looks
 * at it and the image has loaded.
 */
export function ToolLogo({ tool, size }: ToolLogoProps) {
  const ref = useRef<HTMLSpanElement>(null);
  const src = useRemoteLogo(ref, tool.logo);
  return (
    <span
      ref={ref}
      className={styles.logo}
      style={{ width: size, height: size, scale: tool.logoScale }}
      aria-hidden="true"
    >
      {src ? (
        <img src={src} alt="" width={size} height={size} />
      ) : (
        <span
          className={styles.monogram}
          style={{ background: tile(tool.colors), fontSize: size * 0.42 }}
          data-monogram
        >
          {monogram(tool.name)}
        </span>
      )}
    </span>
  );
}

/** Every name begins with "Rs": the next letter and the last one identify the tool. */
function monogram(name: string): string {
  return name.charAt(2).toUpperCase() + name.slice(-1);
}

/** A dark tile with a light lower right corner. */
function tile([dark, light]: Tool['colors']): string {
  return `linear-gradient(135deg, ${dark} 71%, ${light} 0)`;
}

/**
 * Loads an image once the element comes into view. Returns its URL when it has loaded, and `null`
 * until then or if it fails.
 */
function useRemoteLogo(ref: RefObject<Element | null>, url: string): string | null {
  const [loaded, setLoaded] = useState<string | null>(null);

  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    let current = true;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      const image = new Image();
      image.onload = () => {
        if (current) setLoaded(url);
      };
      image.src = url;
    });
    observer.observe(element);
    return () => {
      current = false;
      observer.disconnect();
    };
  }, [ref, url]);

  return loaded;
}
