import type { CalloutProps } from '@rspress/core/theme-original';
import { type TextKey, useText } from '../useText';
import './callout.css';

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

/** A box beside the text; `details` is one that opens. Its default title says what kind it is. */
export function Callout({ type, title, children }: CalloutProps) {
  const text = useText();
  const isNamed = title && title.toLowerCase() !== type;
  const [Box, Title] =
    type === 'details' ? (['details', 'summary'] as const) : (['div', 'div'] as const);
  return (
    <Box className={`rp-callout rp-callout--${type}`}>
      <Title className="rp-callout__title">{isNamed ? title : text(titles[type])}</Title>
      <div className="rp-callout__content">{children}</div>
    </Box>
  );
}
