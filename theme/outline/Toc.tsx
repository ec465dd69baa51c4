import {
  renderInlineMarkdown,
  useActiveAnchor,
  useDynamicToc,
} from '@rspress/core/theme';
import styles from './Outline.module.css';
import { TocItem } from './TocItem';

/** Links to the headings of depth 2 to 4, one of them marked as the place where the reader is. */
export function Toc() {
  const headers = useDynamicToc();
  const { activeAnchorId } = useActiveAnchor(headers);
  return (
    <ul className={styles.list}>
      {headers.map(({ id, text, depth }) => (
        <li key={id} data-depth={depth}>
          <TocItem href={`#${id}`} active={id === activeAnchorId}>
            <span {...renderInlineMarkdown(text)} />
          </TocItem>
        </li>
      ))}
    </ul>
  );
}
