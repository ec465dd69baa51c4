export function h(tag: unknown, _: unknown, ...rest: unknown[]) {
  return { tag, children: rest };
}

export const Group = Symbol('group');

export function menu(label?: string | null) {
  const shownLabel = label ?? 'Menu';
  const labelSize = label?.length;
  return (
    <>
      <li>
        {shownLabel} {labelSize}
      </li>
    </>
  );
}
