/**
 * Shows the tabs that the reader chose on an earlier page before anything is painted, and not only when React takes over: the choice would change under the
 * reader's eyes. React finds the same in local storage, and sets the classes that no style asks for.
 *
 * Compiled on its own and put into every page: no imports.
 */
export function recallTabs(): void {
  document.addEventListener('DOMContentLoaded', () => {
    for (const group of document.querySelectorAll<HTMLElement>('[data-tabs]')) {
      const stored = localStorage.getItem(`rspress.tabs.${group.dataset.tabs}`);
      const [labels, panels] = [...group.children].map(({ children }) => children);
      const number = Number(stored);
      if (!stored || !labels?.[number] || !panels?.[number]) continue;
      for (const [index, label] of [...labels].entries()) {
        const chosen = index === number;
        label.setAttribute('aria-selected', String(chosen));
        label.setAttribute('tabindex', chosen ? '0' : '-1');
        panels[index]?.classList.toggle('rp-tabs__content__item--hidden', !chosen);
      }
    }
  });
}
