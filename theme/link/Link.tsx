import { pathnameToRouteService } from '@rspress/core/runtime';
import type { ComponentProps, MouseEvent } from 'react';
import { resolveHref } from './resolveHref';
import { useLinkNavigate } from './useLinkNavigate';

export interface LinkProps extends ComponentProps<'a'> {
  className?: string | undefined;
  /** Given by the framework's sidebar. Navigation here is synchronous, so there is no transition to start. */
  startTransition?: unknown;
}

/**
 * A link that React follows inside the site. Modified clicks, other windows and links outward are the browser's. The page behind it is fetched when
 * the pointer comes over it.
 */
export function Link({
  href = '/',
  startTransition: _,
  onClick,
  className,
  ...rest
}: LinkProps) {
  const navigate = useLinkNavigate();
  const to = resolveHref(
    href,
    typeof window === 'undefined' ? undefined : window.location.href,
  );
  const classes = className ? `${className} rp-link` : 'rp-link';

  if (to.kind === 'external') {
    return (
      <a
        target="_blank"
        rel="noopener noreferrer"
        {...rest}
        href={to.href}
        className={classes}
        onClick={onClick}
      />
    );
  }
  if (to.kind === 'anchor')
    return <a {...rest} href={to.href} className={classes} onClick={onClick} />;

  const path = to.route.split(/[?#]/)[0] ?? '';
  const prefetch = () => {
    // A failure shows when the link is followed.
    pathnameToRouteService(path)
      ?.preload()
      .catch(() => undefined);
  };
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const elsewhere = rest.target && rest.target !== '_self';
    const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (event.button !== 0 || elsewhere || modified || event.defaultPrevented) return;
    event.preventDefault();
    void navigate(href);
  };
  return (
    <a
      {...rest}
      href={to.href}
      className={classes}
      onClick={handleClick}
      onPointerEnter={prefetch}
      onTouchStart={prefetch}
    />
  );
}
