import type { ShikiPreProps } from '@rspress/core/theme';
import { getCustomMDXComponent } from '@rspress/core/theme-original';
import { useText } from '../useText';
import { useScrollable } from './useScrollable';

const { pre: Original } = getCustomMDXComponent();

/** A block of code. The framework makes each a stop for the keyboard; here only those are that are wider than their frame. */
export function Pre(props: ShikiPreProps) {
  const text = useText();
  const name = props.title ? `${text('codeBlock')}: ${props.title}` : text('codeBlock');
  const scrollable = useScrollable<HTMLPreElement>(name, 'parent');
  return <Original {...props} {...scrollable} />;
}
