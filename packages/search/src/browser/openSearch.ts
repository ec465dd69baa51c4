/**
 * Opens the search dialog, which is part of the page: by its button, Ctrl+K or Cmd+K, `/`, `?q=…`
 * in the address and links to `#search`. The reader's first sign of interest loads the script that
 * answers and, beside it, the names of the language: a `<meta>` tag has both addresses. `slashOff` is
 * the local storage key of readers who have switched `/` off, `lastQuery` the session storage key
 * of what the field had when it was closed.
 *
 * Compiled on its own and put into every page: no imports.
 */
export function openSearch(slashOff: string, lastQuery: string): void {
  const find = <E extends Element = HTMLElement>(selector: string) =>
    document.querySelector<E>(selector);
  const dialogOf = () => find<HTMLDialogElement>('[data-search-dialog]');
  const inputOf = () => find<HTMLInputElement>('[data-search-dialog] input');
  let isLoading = false;

  function load(): void {
    const files = find<HTMLMetaElement>('[name=search-files]')?.content.split(' ');
    if (isLoading || !files) return;
    isLoading = true;
    const [src = '', names = ''] = files;
    const onerror = () => {
      isLoading = false;
      find('[data-search-dialog] [role=alert]')?.removeAttribute('hidden');
    };
    // Brings them into the cache, beside the script, which reads them.
    fetch(names).catch(() => undefined);
    const script = Object.assign(document.createElement('script'), { src, onerror });
    document.head.append(script);
  }

  /** Does nothing on a site without search. Where the bar is hidden, the dialog is not. */
  function open(event?: Event): void {
    const dialog = dialogOf();
    const input = inputOf();
    if (!dialog) return;
    event?.preventDefault();
    load();
    if (!dialog.open) {
      dialog.showModal();
      if (input) input.value ||= sessionStorage.getItem(lastQuery) ?? '';
      // Typing replaces the last query.
      input?.select();
    }
    input?.focus();
  }

  function openFromAddress({ persisted }: Event & { persisted?: boolean }): void {
    if (sessionStorage.getItem('search-words')) load();
    const query =
      new URLSearchParams(location.search).get('q') ??
      new URLSearchParams(location.hash.slice(1)).get('search');
    const input = inputOf();
    // `pageshow` is for pages that the browser has kept; others have been read before it.
    if (query === null || !input || dialogOf()?.open || persisted === false) return;
    // Where the focus returns to.
    if (document.activeElement === document.body) find('[data-search-open]')?.focus();
    input.value = query.slice(0, input.maxLength);
    open();
    input.dispatchEvent(new Event('input'));
  }

  const moments = 'DOMContentLoaded pageshow prerenderingchange popstate hashchange';
  for (const type of moments.split(' ')) addEventListener(type, openFromAddress, true);
  const isOn = ({ target }: Event, selector: string) =>
    target instanceof Element && target.closest(selector);
  // In the dialog, typing loads again what has failed.
  for (const type of ['pointerover', 'focusin', 'input'])
    addEventListener(
      type,
      (event) => isOn(event, '[data-search-open],[data-search-dialog]') && load(),
    );
  addEventListener(
    'click',
    (event) => {
      // The dialog's content covers it, so a click on itself is one on the backdrop.
      if (event.target === dialogOf()) dialogOf()?.close();
      else if (isOn(event, '[data-search-open]')) open(event);
    },
    true,
  );
  // The field keeps one line of it; the panel makes a query of all.
  addEventListener('paste', ({ target, clipboardData }) => {
    const input = inputOf();
    if (!input || target !== input) return;
    const typed = input.value.slice(0, input.selectionStart ?? 0);
    Object.assign(input.dataset, { typed, pasted: clipboardData?.getData('text') });
  });
  addEventListener(
    'keydown',
    (event) => {
      const { key, ctrlKey, metaKey, altKey, isComposing } = event;
      if (altKey || isComposing) return;
      if (ctrlKey || metaKey) {
        if (key.toLowerCase() !== 'k') return;
        if (!dialogOf()?.open) return open(event);
        event.preventDefault();
        dialogOf()?.close();
      } else if (key === '/') {
        const isTyped = isOn(event, 'input,textarea,select,[contenteditable]');
        if (!isTyped && !localStorage.getItem(slashOff)) open(event);
      } else if (key === 'Enter' && isOn(event, '[data-search-dialog] input')) {
        // It would close the dialog; the script follows a result as soon as there is one.
        event.preventDefault();
        Object.assign(dialogOf()?.dataset ?? {}, { entered: inputOf()?.value });
      }
    },
    true,
  );
}
