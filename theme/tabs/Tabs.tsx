import { useStorageValue } from '@rspress/core/theme';
import { Tabs as Original } from '@rspress/core/theme-original';
import {
  Children,
  isValidElement,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { CodeTitleContext } from './CodeTitleContext';
import { moveFocus } from './moveFocus';
import { revealTab } from './revealTab';
import './tabs.css';

const hiddenClass = 'rp-tabs__content__item--hidden';

export interface TabsProps {
  /** Tabs of the same group select together, by index, and remember the choice. */
  groupId?: string;
  /** `Tab` elements. */
  children: ReactNode;
}

export interface TabProps {
  label: ReactNode;
  disabled?: boolean;
  children: ReactNode;
}

/** One of the panels of `Tabs`. */
export function Tab({ children }: TabProps) {
  return <>{children}</>;
}

/**
 * Tabs by the ARIA pattern: arrow keys select, and only the selected tab is in the tab order. The
 * HTML has all panels, which are shown without scripts.
 */
export function Tabs(props: TabsProps) {
  const { groupId, children } = props;
  const id = useId();
  const row = useRef<HTMLDivElement>(null);
  const tabs = Children.toArray(children).filter((child) =>
    isValidElement<TabProps>(child),
  );
  const [ownIndex, setOwnIndex] = useState(0);
  const [stored, setStored] = useStorageValue(`rspress.tabs.${groupId}`, '0');
  const selected = groupId ? Number(stored) : ownIndex;
  const current = tabs[selected] ? selected : 0;
  useEffect(() => {
    if (current > 0) revealTab(row.current?.children[current]);
  }, [current]);
  // The Markdown edition lists all panels.
  if (import.meta.env.SSG_MD) return <Original {...props} />;

  const select = (index: number) => {
    if (groupId) setStored(String(index));
    else setOwnIndex(index);
  };

  return (
    <div className="rp-tabs" data-tabs={groupId}>
      <div
        ref={row}
        role="tablist"
        className="rp-tabs__label site-scroll-row"
        onKeyDown={moveFocus}
      >
        {tabs.map(({ key, props: { label, disabled } }, index) => (
          <button
            key={key}
            type="button"
            role="tab"
            id={`${id}-tab-${index}`}
            className="rp-tabs__label__item"
            aria-selected={index === current}
            aria-controls={`${id}-panel-${index}`}
            tabIndex={index === current ? 0 : -1}
            disabled={disabled}
            onClick={() => select(index)}
          >
            {label}
          </button>
        ))}
      </div>
      <div className="rp-tabs__content">
        {tabs.map((tab, index) => (
          <div
            key={tab.key}
            role="tabpanel"
            id={`${id}-panel-${index}`}
            className={`rp-tabs__content__item ${index === current ? '' : hiddenClass}`}
            aria-labelledby={`${id}-tab-${index}`}
          >
            <div className="site-tabs__name">{tab.props.label}</div>
            <CodeTitleContext value={Children.count(tab.props.children) === 1}>
              {tab}
            </CodeTitleContext>
          </div>
        ))}
      </div>
    </div>
  );
}
