import { type CalloutProps, Callout as Original } from '@rspress/core/theme-original';
import { type TextKey, useText } from '../useText';

const titles: Readonly<Record<CalloutProps['type'], TextKey>> = {
  tip: 'calloutTip',
  note: 'calloutNote',
  important: 'calloutImportant',
  warning: 'calloutWarning',
  caution: 'calloutCaution',
  danger: 'calloutDanger',
  info: 'calloutInfo',
  details: 'calloutDetails',
};

/** The framework's callout, with default titles in the language of the page. */
export function Callout({ title, ...rest }: CalloutProps) {
  const text = useText();
  const hasTitle = title && title.toLowerCase() !== rest.type;
  return <Original {...rest} title={hasTitle ? title : text(titles[rest.type])} />;
}
