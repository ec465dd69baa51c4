import {
  descStyle,
  titleAndDescStyle,
  titleStyle,
} from '@rstack-dev/doc-ui/section-style';
import { useTextLang } from '@site/base-theme/useText';
import { useEffect } from 'react';
import { ToolLink } from '../tools-popover/ToolLink';
import { useSiteText } from '../useSiteText';
import { showLogos } from './showLogos';
import styles from './ToolStack.module.css';
import { toolStack } from './tools';

/** The tools of the family as cards that link to their sites in the language of the page. */
export function ToolStack() {
  const text = useSiteText();
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
            <ToolLink tool={tool} className={styles.card} />
          </li>
        ))}
      </ul>
    </section>
  );
}
