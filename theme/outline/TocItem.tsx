import { type ReactNode, useEffect, useRef } from 'react';
import styles from './Outline.module.css';

export interface TocItemProps {
  href: string;
  active: boolean;
  children: ReactNode;
}

/** One line of the outline. The marked one is kept in sight where the outline is longer than the screen. */
export function TocItem({ href, active, children }: TocItemProps) {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    const frame = link.current?.closest<HTMLElement>('.rp-doc-layout__outline');
    if (!active || !link.current || !frame) return;
    const place = link.current.getBoundingClientRect();
    const { top, bottom, height } = frame.getBoundingClientRect();
    if (place.top < top || place.bottom > bottom)
      frame.scrollTop += place.top - top - height / 2;
  }, [active]);
  return (
    <a
      ref={link}
      href={href}
      className={`rp-toc-item ${active ? 'rp-toc-item--active' : ''} ${styles.item}`}
      aria-current={active ? 'location' : undefined}
    >
      {children}
    </a>
  );
}
