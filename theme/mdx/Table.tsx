import type { ComponentProps } from 'react';
import { useText } from '../useText';
import { useScrollable } from './useScrollable';

/** A table in a frame of its own, in which it is scrolled where it is wider than the text. */
export function Table(props: ComponentProps<'table'>) {
  const text = useText();
  const scrollable = useScrollable<HTMLDivElement>(text('table'), 'self');
  return (
    <div className="rp-table-scroll-container rp-scrollbar" {...scrollable}>
      <table {...props} />
    </div>
  );
}
