import { useStorageValue } from '@rspress/core/theme';
import {
  Tabs as Original,
  type TabsProps as OriginalProps,
} from '@rspress/core/theme-original';
import {
  Children,
  isValidElement,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useId,
  useState,
} from 'react';
import './tabs.css';

export interface TabsProps extends OriginalProps {
  ref?: Ref<HTMLDivElement>;
}

export interface TabProps {
  label?: ReactNode;
  value?: string;
  disabled?: boolean;
  children: ReactNode;
}

/** One of the panels of `Tabs`. */
export function Tab({ children }: TabProps) {
  return <>{children}</>;
}

/**
 * Tabs by the ARIA pattern: arrow keys select, and only the selected tab is in the tab order. Tabs
 * with the same `groupId` select together and remember the choice. The HTML has all panels, which
 * are shown without scripts.
 */
export function Tabs(props: TabsProps) {
  const { groupId, onChange, tabPosition, keepDOM = true, ref } = props;
  const id = useId();
  const tabs = readTabs(props.children, props.values);
  const byValue = tabs.findIndex(({ value }) => value === props.defaultValue);
  const initial =
    props.defaultValue !== undefined && byValue >= 0
      ? byValue
      : (props.defaultIndex ?? 0);
  const [ownIndex, setOwnIndex] = useState(initial);
  const [stored, setStored] = useStorageValue(`rspress.tabs.${groupId}`, String(initial));
  // The Markdown edition lists all panels.
  if (import.meta.env.SSG_MD) return <Original {...props} />;

  const selected = groupId ? Number(stored) : ownIndex;
  const current = tabs[selected] ? selected : initial;
  const select = (index: number) => {
    onChange?.(index);
    if (groupId) setStored(String(index));
    else setOwnIndex(index);
  };

  return (
    <div className={`rp-tabs ${props.className ?? ''}`} ref={ref} data-tabs={groupId}>
      <div
        role="tablist"
        className="rp-tabs__label"
        style={{ justifyContent: tabPosition === 'center' ? 'center' : 'flex-start' }}
        onKeyDown={moveFocus}
      >
        {tabs.map(({ label, value, disabled }, index) => (
          <button
            key={value ?? index}
            type="button"
            role="tab"
            id={`${id}-tab-${index}`}
            className={`rp-tabs__label__item ${props.labelItemClassName ?? ''}`}
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
        {tabs.map(({ value, label, content }, index) => (
          <div
            key={value ?? index}
            role="tabpanel"
            id={`${id}-panel-${index}`}
            className={`${panelClass(index === current)} ${props.contentItemClassName ?? ''}`}
            aria-labelledby={`${id}-tab-${index}`}
          >
            <div className="site-tabs__name">{label}</div>
            {(keepDOM || index === current) && content}
          </div>
        ))}
      </div>
    </div>
  );
}

const panelClass = (selected: boolean) =>
  `rp-tabs__content__item ${selected ? '' : 'rp-tabs__content__item--hidden'}`;

interface TabData {
  label: ReactNode;
  value?: string | undefined;
  disabled?: boolean | undefined;
  content: ReactNode;
}

/** Reads the children of `Tabs`: `Tab` elements, or any elements with labels from `values`. */
function readTabs(children: ReactNode, values: TabsProps['values']): TabData[] {
  const elements = Children.toArray(children).filter((child) =>
    isValidElement<TabProps>(child),
  );
  if (values && values.length > 0) {
    return values.map((item, index) => ({
      ...item,
      content:
        elements.find(({ props }) => props.value === item.value) ?? elements[index],
    }));
  }
  return elements.map((content, index) => ({
    label: content.props.label ?? index + 1,
    value: content.props.value,
    disabled: content.props.disabled,
    content,
  }));
}

/** Selects another tab by arrow keys, Home and End, wrapping around and skipping disabled tabs. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const tabs = [
    ...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]:not(:disabled)'),
  ];
  const index = tabs.indexOf(event.target as HTMLElement);
  const targets: Record<string, number> = {
    ArrowRight: index + 1,
    ArrowLeft: index - 1,
    Home: 0,
    End: tabs.length - 1,
  };
  const target = targets[event.key];
  const tab = target === undefined ? undefined : tabs.at(target % tabs.length);
  if (!tab) return;
  event.preventDefault();
  tab.focus();
  tab.click();
}
