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

/** A box beside the text, whose default title says what kind it is. */
export function Callout(props: CalloutProps) {
  const { type, title } = props;
  const text = useText();
  const isNamed = title && title.toLowerCase() !== type;
  return <Original {...props} title={isNamed ? title : text(titles[type])} />;
}
