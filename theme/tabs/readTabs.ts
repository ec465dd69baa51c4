import type { TabProps, TabsProps } from '@rspress/core/theme-original';
import { Children, isValidElement, type ReactNode } from 'react';

export interface TabData {
  label: ReactNode;
  value?: string | undefined;
  disabled?: boolean | undefined;
  content: ReactNode;
}

/** Reads what stands inside `<Tabs>`: one `<Tab>` for each, or anything, named by the list `values`. Blank text between them is nothing. */
export function readTabs(children: ReactNode, values: TabsProps['values']): TabData[] {
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
