import { pathnameToRouteService } from '@rspress/core/runtime';
import type { ComponentProps, MouseEvent } from 'react';
import { useLinkNavigate } from './navigation';
import { resolveHref, routeOf } from './resolveHref';

export interface LinkProps extends ComponentProps<'a'> {
  className?: string | undefined;
  /** Passed by the framework's sidebar. Navigation is synchronous here, so it is not used. */
  startTransition?: unknown;
}

/**
 * A link that React follows inside the site. Modified clicks, other windows and external links are
 * left to the browser. The script of the target page is prefetched on hover.
 */
export function Link({
  href = '/',
  startTransition: _,
  onClick,
  className,
  ...rest
}: LinkProps) {
  const navigate = useLinkNavigate();
  const target = resolveHref(
    href,
    typeof window === 'undefined' ? undefined : window.location.href,
  );
  const link = {
    ...rest,
    href: target.href,
    className: className ? `${className} rp-link` : 'rp-link',
    onClick,
  };
  if (target.kind === 'external')
    return <a target="_blank" rel="noopener noreferrer" {...link} />;
  if (target.kind === 'anchor') return <a {...link} />;

  const path = target.route.split(/[?#]/)[0] ?? '';
  const prefetch = () => {
    // A failure shows when the link is followed.
    pathnameToRouteService(path)
      ?.preload()
      .catch(() => undefined);
  };
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const otherWindow = rest.target && rest.target !== '_self';
    const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (event.button !== 0 || otherWindow || modified || event.defaultPrevented) return;
    event.preventDefault();
    // Not `href`: inline scripts add the flags, query and hash of the current address to the link.
    void navigate(routeOf(event.currentTarget));
  };
  return (
    <a
      {...link}
      href={target.href}
      onClick={handleClick}
      onPointerEnter={prefetch}
      onTouchStart={prefetch}
    />
  );
}
