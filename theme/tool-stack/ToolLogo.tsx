import { useRef } from 'react';
import type { Tool } from './data/tools';
import styles from './ToolStack.module.css';
import { useRemoteLogo } from './useRemoteLogo';

export interface ToolLogoProps {
  tool: Tool;
  /** Width and height in CSS pixels. */
  size: number;
}

/**
 * A tool's logo. A drawn monogram stands in its place; the picture from the assets host replaces it once the reader
 * looks at it and the host has answered.
 */
export function ToolLogo({ tool, size }: ToolLogoProps) {
  const place = useRef<HTMLSpanElement>(null);
  const src = useRemoteLogo(place, tool.logo);
  return (
    <span
      ref={place}
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

/** Every name begins with "Rs", so the letter after it and the last one tell the tools apart. */
function monogram(name: string): string {
  return name.charAt(2).toUpperCase() + name.slice(-1);
}

/** A tile of the dark colour with the light one laid over its lower right corner. */
function tile([dark, light]: Tool['colors']): string {
  return `linear-gradient(135deg, ${dark} 71%, ${light} 0)`;
}
