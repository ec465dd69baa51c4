import styles from './ToolStack.module.css';
import type { Tool } from './tools';

export interface ToolLogoProps {
  tool: Tool;
  /** Width and height in CSS pixels. */
  size: number;
}

/** React leaves alone what a script puts into such an element. */
const filledByScript = { dangerouslySetInnerHTML: { __html: '' } };

/**
 * A tool's logo: a drawn monogram, replaced by the image from the assets host once the reader looks
 * at it and the image has loaded: theme/inline-scripts/showLogos.ts.
 */
export function ToolLogo({ tool, size }: ToolLogoProps) {
  return (
    <span
      className={styles.logo}
      style={{ width: size, height: size, scale: tool.logoScale }}
      aria-hidden="true"
    >
      <span className={styles.image} data-logo={tool.logo} {...filledByScript} />
      <span
        className={styles.monogram}
        style={{ background: tile(tool.colors), fontSize: size * 0.42 }}
        data-monogram
      >
        {monogram(tool.name)}
      </span>
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
