import { NewTab } from '@site/base-theme/link/NewTab';
import { useTextLang } from '@site/base-theme/useText';
import type { Tool } from '../tool-stack/tools';
import styles from './ToolLink.module.css';

export interface ToolLinkProps {
  tool: Tool;
  /** Sets `--logo`, width and height of the logo. */
  className: string | undefined;
}

/** A link to a tool's site in the language of the page: its logo, its name and what it does. */
export function ToolLink({ tool, className }: ToolLinkProps) {
  const { name, desc, url } = tool;
  const lang = useTextLang();
  return (
    <a className={className} href={url[lang]} target="_blank" rel="noopener noreferrer">
      <ToolLogo tool={tool} />
      <span>
        <span className={styles.name}>{name}</span>
        <span className={styles.desc}>{desc[lang]}</span>
        <NewTab />
      </span>
    </a>
  );
}

/** React leaves alone what a script puts into such an element. */
const filledByScript = { dangerouslySetInnerHTML: { __html: '' } };

/**
 * A tool's logo: a drawn monogram, replaced by the image from the assets host once the reader looks
 * at it and the image has loaded: showLogos.ts. Every name begins with "Rs": the
 * next letter and the last one identify the tool.
 */
function ToolLogo({ tool: { name, logo, logoScale, colors } }: { tool: Tool }) {
  const [dark, light] = colors;
  return (
    <span className={styles.logo} style={{ scale: logoScale }} aria-hidden="true">
      <span className={styles.image} data-logo={logo} {...filledByScript} />
      <span
        className={styles.monogram}
        style={{ background: `linear-gradient(135deg, ${dark} 71%, ${light} 0)` }}
        data-monogram
      >
        {name.charAt(2).toUpperCase() + name.slice(-1)}
      </span>
    </span>
  );
}
