import {
  descStyle,
  titleAndDescStyle,
  titleStyle,
} from '@rstack-dev/doc-ui/section-style';
import { useEffect } from 'react';
import { showLogos } from '../inline-scripts/showLogos';
import { useText, useTextLang } from '../useText';
import { ToolLogo } from './ToolLogo';
import styles from './ToolStack.module.css';
import { type Tool, toolStack } from './tools';

/** The tools of the family as cards that link to their sites in the language of the page. */
export function ToolStack() {
  const text = useText();
  const lang = useTextLang();
  // An inline script has done so already, unless the page was reached within the app.
  useEffect(showLogos, []);
  if (import.meta.env.SSG_MD) {
    return (
      <>
        {`\n## ${text('toolStackTitle')}\n\n${text('toolStackDesc')}\n\n`}
        {toolStack.map(
          ({ name, url, desc }) => `- [${name}](${url[lang]}): ${desc[lang]}\n`,
        )}
      </>
    );
  }
  return (
    <section className={styles.section} aria-labelledby="tool-stack" data-tool-stack>
      <div className={`${titleAndDescStyle} ${styles.lead}`}>
        <h2 id="tool-stack" className={titleStyle}>
          {text('toolStackTitle')}
        </h2>
        <p className={descStyle}>{text('toolStackDesc')}</p>
      </div>
      <ul className={styles.cards}>
        {toolStack.map((tool) => (
          <li key={tool.name}>
            <ToolCard tool={tool} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function ToolCard({ tool }: { tool: Tool }) {
  const lang = useTextLang();
  const text = useText();
  return (
    <a
      className={styles.card}
      href={tool.url[lang]}
      target="_blank"
      rel="noopener noreferrer"
    >
      <ToolLogo tool={tool} size={48} />
      <span className={styles.name}>{tool.name}</span>
      <span className={styles.desc}>{tool.desc[lang]}</span>
      <span className="visually-hidden">{` (${text('newTab')})`}</span>
    </a>
  );
}
