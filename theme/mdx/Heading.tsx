import { getCustomMDXComponent } from '@rspress/core/theme-original';
import {
  type ComponentProps,
  isValidElement,
  type ReactElement,
  type ReactNode,
} from 'react';
import { useText } from '../useText';

const original = getCustomMDXComponent();

export const Heading1 = createHeading(original.h1);
export const Heading2 = createHeading(original.h2);
export const Heading3 = createHeading(original.h3);
export const Heading4 = createHeading(original.h4);

/**
 * Creates a heading with a link to itself. The framework hides that link from assistive technology
 * but leaves it in the tab order; here it is named, and the heading is named by its text alone.
 */
function createHeading(Tag: (typeof original)['h1' | 'h2']) {
  return function Heading({ children, ...rest }: ComponentProps<'h2'>) {
    const text = useText();
    const nodes: ReactNode[] = Array.isArray(children) ? children : [children];
    const anchor = nodes.find(isAnchor);
    const content = nodes.filter((node) => node !== anchor);
    const name = textOf(content).trim();
    return (
      <Tag {...rest} aria-label={anchor && name}>
        {anchor && (
          <a
            className="rp-header-anchor"
            href={anchor.props.href}
            aria-label={text('linkToHeading').replace('{heading}', name)}
          >
            #
          </a>
        )}
        {content}
      </Tag>
    );
  };
}

function isAnchor(node: ReactNode): node is ReactElement<ComponentProps<'a'>> {
  return (
    isValidElement<ComponentProps<'a'>>(node) &&
    Boolean(node.props.className?.includes('rp-header-anchor'))
  );
}

/** The text of a node, without the elements around it. */
function textOf(node: ReactNode): string {
  if (typeof node === 'string' || typeof node === 'number') return String(node);
  if (Array.isArray(node)) return node.map(textOf).join('');
  return isValidElement<{ children?: ReactNode }>(node)
    ? textOf(node.props.children)
    : '';
}
