import { usePage } from '@rspress/core/runtime';
import { renderInlineMarkdown, useDynamicToc } from '@rspress/core/theme';
import { useEffect, useId } from 'react';
import { useText } from '../useText';
import styles from './Outline.module.css';

/**
 * Links to the headings of depth 2 to 4. The framework's outline is an unnamed region and repeats the
 * edit link and the link to the top, which this site has once, where they are reachable at every
 * width. The first heading is marked as current here, and those that the reader comes to by
 * src/inline-scripts/followReader.ts, with and without React.
 */
export function Outline() {
  const text = useText();
  const id = useId();
  const { page } = usePage();
  const headers = useDynamicToc();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the marks are those of new headings
  useEffect(() => {
    window.dispatchEvent(new Event('scroll'));
  }, [headers]);
  return (
    <nav className={`rp-outline ${styles.outline}`} aria-labelledby={id}>
      <p id={id} className={`rp-outline__title ${styles.title}`}>
        {text('outlineTitle')}
      </p>
      {/* A new list for each page, as React does not know which heading is marked. */}
      <ul key={page.routePath}>
        {headers.map((header, index) => (
          <li key={header.id} data-depth={header.depth}>
            <a
              className={`rp-toc-item ${styles.item}`}
              href={`#${header.id}`}
              aria-current={index === 0 ? 'location' : undefined}
            >
              <span {...withBreaks(renderInlineMarkdown(protectCode(header.text)))} />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** `*` and backticks as the framework does not read them. */
const escaped = (code: string) => code.replaceAll('*', '&#42;').replaceAll('`', '&#96;');

/**
 * The text of a heading in which the framework reads no Markdown inside of code. The text is HTML
 * once React is there, and Markdown before, in which code with backticks has lost its own marks.
 */
function protectCode(text: string): string {
  if (text.includes('<code>'))
    return text.replaceAll(/(?<=<code>).*?(?=<\/code>)/g, escaped);
  const spans = text.split('`').filter((_, index) => index % 2 === 1);
  // No code begins or ends with a space, so this is one that contains backticks.
  if (spans.some((code) => code.trim() !== code || code === ''))
    return `\`${escaped(text.slice(1, -1))}\``;
  return text.replaceAll(/`[^`]+`/g, (code) => `\`${escaped(code.slice(1, -1))}\``);
}

/** Lets lines of a heading with code break after `_` and `.`, outside of tags: `ERR_REQUIRE_ESM`. */
function withBreaks(rendered: ReturnType<typeof renderInlineMarkdown>) {
  if (!('dangerouslySetInnerHTML' in rendered)) return rendered;
  const { __html } = rendered.dangerouslySetInnerHTML;
  const html = __html.replaceAll(/([\w*][_.])(?=\w{4}[^<>]*(?:<|$))/g, '$1<wbr>');
  return { dangerouslySetInnerHTML: { __html: html } };
}
