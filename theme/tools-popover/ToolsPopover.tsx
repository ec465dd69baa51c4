import { usePopover } from '@site/base-theme/disclosure/usePopover';
import { useTextLang } from '@site/base-theme/useText';
import { useEffect } from 'react';
import { showLogos } from '../tool-stack/showLogos';
import { family } from '../tool-stack/tools';
import { useSiteText } from '../useSiteText';
import { ToolLink } from './ToolLink';
import styles from './ToolsPopover.module.css';

/**
 * The tools of the family, behind a button at the start of the bar. It is a native popover, so
 * click, Escape and a click outside work before and without React, which adds opening on hover and
 * closing when the focus leaves.
 */
export function ToolsPopover() {
  const text = useSiteText();
  const lang = useTextLang();
  const { root, button, panel } = usePopover<HTMLDivElement>(100, 100);
  useEffect(showLogos, []);
  return (
    <div className={styles.tools} data-tools {...root}>
      <button
        type="button"
        className="icon-button"
        popoverTarget="tools-popover"
        aria-controls="tools-popover"
        aria-label={text('familyTools')}
        {...button}
      >
        <GridIcon />
      </button>
      <div id="tools-popover" className={styles.panel} popover="auto" {...panel}>
        <p id="tools-title" className={styles.title}>
          {family.title[lang]}
        </p>
        <ul className={styles.list} aria-labelledby="tools-title">
          {family.links.map((tool) => (
            <li key={tool.name}>
              <ToolLink tool={tool} className={styles.link} />
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

const dotOffsets = [3, 10, 17];

/** Three rows of three dots. */
function GridIcon() {
  const dots = dotOffsets.flatMap((y) => dotOffsets.map((x) => `M${x} ${y}h4v4h-4z`));
  return (
    <svg
      viewBox="0 0 24 24"
      width="20"
      height="20"
      fill="currentColor"
      aria-hidden="true"
    >
      <path d={dots.join('')} />
    </svg>
  );
}
