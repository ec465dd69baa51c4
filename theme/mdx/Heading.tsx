import { getCustomMDXComponent } from '@rspress/core/theme-original';
import {
  type ComponentProps,
  isValidElement,
  type ReactElement,
  type ReactNode,
} from 'react';
import { useText } from '../useText';
import { textOf } from './textOf';

const original = getCustomMDXComponent();
type Original = (typeof original)['h1' | 'h2'];

export const Heading1 = heading(original.h1);
export const Heading2 = heading(original.h2);
export const Heading3 = heading(original.h3);
export const Heading4 = heading(original.h4);

/**
 * Makes the component of a heading with a link to itself. The framework hides that link from assistive technology and leaves it in the tab order; here it is a link
 * with a name, and the heading keeps the name of its text alone.
 */
function heading(Tag: Original) {
  return function Heading({ children, ...rest }: ComponentProps<'h2'>) {
    const text = useText();
    const parts: ReactNode[] = Array.isArray(children) ? children : [children];
    const anchor = parts.find(isAnchor);
    const others = parts.filter((part) => part !== anchor);
    const name = textOf(others).trim();
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
        {others}
      </Tag>
    );
  };
}

function isAnchor(part: ReactNode): part is ReactElement<ComponentProps<'a'>> {
  return (
    isValidElement<ComponentProps<'a'>>(part) &&
    Boolean(part.props.className?.includes('rp-header-anchor'))
  );
}
