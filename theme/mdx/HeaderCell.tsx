import type { ComponentProps } from 'react';

/** A cell of a table's first row. One without text, as in the corner above row names, heads nothing and is a plain cell. */
export function HeaderCell(props: ComponentProps<'th'>) {
  return props.children ? <th {...props} /> : <td {...props} />;
}
