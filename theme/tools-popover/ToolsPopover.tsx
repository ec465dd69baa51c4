import { usePopover } from '../disclosure/usePopover';
import { family, type Tool, type ToolGroup } from '../tool-stack/data/tools';
import { ToolLogo } from '../tool-stack/ToolLogo';
import { useText, useTextLang } from '../useText';
import { GridIcon } from './GridIcon';
import styles from './ToolsPopover.module.css';

export interface ToolsPopoverProps {
  /** What the popover lists. Without a link there is neither popover nor button. */
  group?: ToolGroup;
}

/**
 * The tools that Rslib belongs to, behind a button at the beginning of the bar. The popover is the platform's, so a click,
 * Escape and a click elsewhere work before and without React; React adds opening on hover and closing when focus leaves.
 */
export function ToolsPopover({ group = family }: ToolsPopoverProps) {
  const text = useText();
  const lang = useTextLang();
  const { open, root, button, panel } = usePopover<HTMLDivElement, HTMLDivElement>(100);
  if (group.links.length === 0) return null;
  return (
    <div className={styles.tools} data-tools {...root}>
      <button
        type="button"
        className={styles.button}
        popoverTarget="tools-popover"
        aria-controls="tools-popover"
        aria-expanded={open}
        aria-label={text('familyTools')}
        {...button}
      >
        <GridIcon />
      </button>
      <div id="tools-popover" className={styles.panel} popover="auto" {...panel}>
        <p id="tools-title" className={styles.title}>
          {group.title[lang]}
        </p>
        <ul className={styles.list} aria-labelledby="tools-title">
          {group.links.map((tool) => (
            <li key={tool.name}>
              <ToolLink tool={tool} />
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

function ToolLink({ tool }: { tool: Tool }) {
  const lang = useTextLang();
  const text = useText();
  return (
    <a
      className={styles.link}
      href={tool.url[lang]}
      target="_blank"
      rel="noopener noreferrer"
    >
      <ToolLogo tool={tool} size={32} />
      <span className={styles.words}>
        <span className={styles.name}>{tool.name}</span>
        <span className={styles.desc}>{tool.desc[lang]}</span>
        <span className="visually-hidden">{` (${text('newTab')})`}</span>
      </span>
    </a>
  );
}
