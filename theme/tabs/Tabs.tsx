import { useStorageValue } from '@rspress/core/theme';
import {
  Tabs as Original,
  type TabsProps as OriginalProps,
} from '@rspress/core/theme-original';
import { type ReactNode, type Ref, useId, useState } from 'react';
import { moveByKey } from './moveByKey';
import { readTabs } from './readTabs';
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

/** One of several texts behind tabs. */
export function Tab({ children }: TabProps) {
  return <>{children}</>;
}

/**
 * Several texts of which one is seen, by the pattern that assistive technology knows: the arrow keys choose, and only the chosen tab is in
 * the tab order. Tabs with the same `groupId` choose together and are remembered. Every text is in the page, so that without scripts all can be read.
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
  const [own, setOwn] = useState(initial);
  const [stored, setStored] = useStorageValue(`rspress.tabs.${groupId}`, String(initial));
  // The Markdown edition shows one text after the other.
  if (import.meta.env.SSG_MD) return <Original {...props} />;

  const wanted = groupId ? Number(stored) : own;
  const current = tabs[wanted] ? wanted : initial;
  const choose = (index: number) => {
    onChange?.(index);
    if (groupId) setStored(String(index));
    else setOwn(index);
  };

  return (
    <div className={`rp-tabs ${props.className ?? ''}`} ref={ref} data-tabs={groupId}>
      <div
        role="tablist"
        className="rp-tabs__label"
        style={{ justifyContent: tabPosition === 'center' ? 'center' : 'flex-start' }}
        onKeyDown={moveByKey}
      >
        {tabs.map(({ label, value, disabled }, index) => (
          <button
            key={value ?? index}
            type="button"
            role="tab"
            id={`${id}-tab-${index}`}
            className={`rp-tabs__label__item ${index === current ? 'rp-tabs__label__item--selected' : 'rp-tabs__label__item--not-selected'} ${props.labelItemClassName ?? ''}`}
            aria-selected={index === current}
            aria-controls={`${id}-panel-${index}`}
            tabIndex={index === current ? 0 : -1}
            disabled={disabled}
            onClick={() => choose(index)}
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
            className={`rp-tabs__content__item ${index === current ? 'rp-tabs__content__item--active' : 'rp-tabs__content__item--hidden'} ${props.contentItemClassName ?? ''}`}
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
