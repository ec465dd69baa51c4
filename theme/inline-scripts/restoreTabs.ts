/**
 * Selects the tabs that the reader chose on an earlier page before the first paint; React would
 * change them in view. React reads the same keys of local storage and sets the remaining classes.
 */
export function restoreTabs(): void {
  document.addEventListener('DOMContentLoaded', () => {
    for (const group of document.querySelectorAll<HTMLElement>('[data-tabs]')) {
      const stored = localStorage.getItem(`rspress.tabs.${group.dataset.tabs}`);
      const [labels, panels] = [...group.children].map(({ children }) => [...children]);
      if (!stored || !labels?.[+stored]) continue;
      for (const [index, label] of labels.entries()) {
        const selected = index === +stored;
        label.setAttribute('aria-selected', `${selected}`);
        panels?.[index]?.classList.toggle('rp-tabs__content__item--hidden', !selected);
      }
    }
  });
}
