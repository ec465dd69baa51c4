import {
  renderInlineMarkdown,
  useActiveAnchor,
  useDynamicToc,
} from '@rspress/core/theme';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useText } from '../useText';
import styles from './Outline.module.css';

declare module 'react' {
  interface CSSProperties {
    /** Place of an item in the outline, which the style sheet compares with `--section`. */
    '--item'?: number;
  }
}

/**
 * The headings of the page. The framework's outline is an unnamed region and repeats the edit link
 * and the link to the top, which this site has once, where they are reachable at every width.
 */
export function Outline() {
  const text = useText();
  const id = useId();
  return (
    <nav className={`rp-outline ${styles.outline}`} aria-labelledby={id}>
      <p id={id} className={`rp-outline__title ${styles.title}`}>
        {text('outlineTitle')}
      </p>
      <Toc />
    </nav>
  );
}

/** Links to the headings of depth 2 to 4, of which the active one is marked. */
export function Toc() {
  const headers = useDynamicToc();
  const { activeAnchorId } = useActiveAnchor(headers);
  return (
    <ul className={styles.list}>
      {headers.map(({ id, text, depth }, index) => (
        <li key={id} data-depth={depth} style={{ '--item': index }}>
          <TocItem href={`#${id}`} active={id === activeAnchorId}>
            <span {...withBreaks(renderInlineMarkdown(text))} />
          </TocItem>
        </li>
      ))}
    </ul>
  );
}

/** Lets lines of a heading with code break after `_` and `.`, outside of tags: `ERR_REQUIRE_ESM`. */
function withBreaks(rendered: ReturnType<typeof renderInlineMarkdown>) {
  if (!('dangerouslySetInnerHTML' in rendered)) return rendered;
  const { __html } = rendered.dangerouslySetInnerHTML;
  const html = __html.replaceAll(/([\w*][_.])(?=\w{4}[^<>]*(?:<|$))/g, '$1<wbr>');
  return { dangerouslySetInnerHTML: { __html: html } };
}

interface TocItemProps {
  href: string;
  active: boolean;
  children: ReactNode;
}

/** A link of the outline, scrolled into view when it becomes active. */
function TocItem({ href, active, children }: TocItemProps) {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    const frame = link.current?.closest<HTMLElement>('.rp-doc-layout__outline');
    if (!active || !link.current || !frame) return;
    const box = link.current.getBoundingClientRect();
    const { top, bottom, height } = frame.getBoundingClientRect();
    if (box.top < top || box.bottom > bottom)
      frame.scrollTop += box.top - top - height / 2;
  }, [active]);
  return (
    <a
      ref={link}
      href={href}
      className={`rp-toc-item ${active ? 'rp-toc-item--active' : ''} ${styles.item}`}
      aria-current={active ? 'location' : undefined}
    >
      {children}
    </a>
  );
}
