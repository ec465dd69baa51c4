import { Tabs as Original } from '@rspress/core/theme-original';
import {
  type ChangeEvent,
  Children,
  isValidElement,
  type ReactNode,
  useEffect,
  useId,
} from 'react';
import { restoreTabs } from '../inline-scripts/restoreTabs';
import { useText } from '../useText';
import { CodeTitleContext } from './CodeTitleContext';
import { revealTab } from './revealTab';
import './tabs.css';

export interface TabsProps {
  /** Tabs of the same group select together, by index, and remember the choice. */
  groupId?: string;
  /** What the tabs have in common, for screen readers. */
  label?: string;
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
 * Tabs are radio buttons, and the style sheet shows the panel of the one that is selected, so that
 * they work without scripts.
 */
export function Tabs(props: TabsProps) {
  const { groupId, label, children } = props;
  const id = useId();
  const text = useText();
  useEffect(() => restoreTabs(), []);
  // The Markdown edition lists all panels.
  if (import.meta.env.SSG_MD) return <Original {...props} />;

  const tabs = Children.toArray(children).filter((child) =>
    isValidElement<TabProps>(child),
  );
  return (
    <div className="rp-tabs" data-tabs={groupId ?? ''}>
      <div
        role="radiogroup"
        aria-label={label ?? text('tabs')}
        className="rp-tabs__label site-scroll-row"
        onChange={select}
      >
        {tabs.map(({ key, props: tab }, index) => (
          <label key={key} className="rp-tabs__label__item">
            <input
              type="radio"
              name={id}
              value={index}
              defaultChecked={index === 0}
              disabled={tab.disabled}
            />
            {tab.label}
          </label>
        ))}
      </div>
      <div className="rp-tabs__content site-tab-panels">
        {tabs.map((tab) => (
          <div key={tab.key} className="rp-tabs__content__item">
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

function select({ nativeEvent, target }: ChangeEvent<HTMLElement>): void {
  restoreTabs(nativeEvent);
  revealTab(target.closest('label'));
}
