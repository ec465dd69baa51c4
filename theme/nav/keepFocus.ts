const focusable =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), summary, [tabindex="0"]';

/**
 * Keeps keyboard and screen reader inside `area` until the returned function is called: Tab goes round in it, and what is not
 * beside or above it in the document is inert. Controls of `area` that are not shown are passed over.
 */
export function keepFocus(area: HTMLElement): () => void {
  const behind = [...(area.closest('header')?.parentElement?.children ?? [])].filter(
    (element): element is HTMLElement =>
      element instanceof HTMLElement && !element.contains(area) && !element.inert,
  );
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Tab') return;
    const stops = [...area.querySelectorAll<HTMLElement>(focusable)].filter((element) =>
      element.checkVisibility({ contentVisibilityAuto: true, visibilityProperty: true }),
    );
    const [first] = stops;
    const last = stops.at(-1);
    const at = document.activeElement;
    const inside = area.contains(at);
    if (event.shiftKey && (at === first || !inside)) {
      event.preventDefault();
      last?.focus();
    } else if (!event.shiftKey && (at === last || !inside)) {
      event.preventDefault();
      first?.focus();
    }
  };
  for (const element of behind) element.inert = true;
  document.addEventListener('keydown', onKeyDown);
  return () => {
    for (const element of behind) element.inert = false;
    document.removeEventListener('keydown', onKeyDown);
  };
}
