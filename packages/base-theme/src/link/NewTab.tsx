import { useText } from '../useText';

/** Says to screen readers that the link opens in a new tab. */
export function NewTab() {
  const text = useText();
  return <span className="visually-hidden">{` ${text('newTab')}`}</span>;
}
