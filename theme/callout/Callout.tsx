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

/** The framework's callout. Where the author gave no title it puts the English word; here it is the page's language. */
export function Callout({ title, ...rest }: CalloutProps) {
  const text = useText();
  const own = title && title.toLowerCase() !== rest.type;
  return <Original {...rest} title={own ? title : text(titles[rest.type])} />;
}
