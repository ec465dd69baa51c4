/** What the notice says in one language. `{}` is where the link to the opened page goes. */
interface Words {
  readonly label: string;
  readonly opened: string;
  readonly close: string;
}

/**
 * Tells the reader once, after `redirectToLocale`, that they opened the page in another language,
 * with a link back. The link is a visit, too: it never leads to another redirect. `words` are those
 * of each language; the first one has no prefix. `key` is where session storage has the language that
 * was opened; `pageEvent` is dispatched on `window` when React has changed the page.
 *
 * A native popover, which closes without React, outside of what React hydrates. It stays until the
 * reader closes it or goes to another page. A 404 page has no other language worth going to.
 */
export function tellLanguage(
  base: string,
  words: Readonly<Record<string, Words>>,
  key: string,
  pageEvent: string,
): void {
  const id = 'opened-in';
  const tell = () => {
    const opened = sessionStorage.getItem(key) ?? '';
    const [defaultLang = ''] = Object.keys(words);
    const path = location.pathname.slice(base.length);
    const [first = ''] = path.split('/');
    const prefix = Object.hasOwn(words, first) ? first : '';
    const shown = words[prefix || defaultLang];
    const other = Object.hasOwn(words, opened) ? words[opened] : undefined;
    // The page that the redirect leaves runs this, too, if the next one takes its time.
    if (!shown || !other || other === shown) return;
    sessionStorage.removeItem(key);
    if (document.querySelector('[data-not-found]')) return;

    // The setter stays on this host, whatever the path begins with.
    const address = new URL(location.href);
    address.pathname =
      base +
      (opened === defaultLang ? '' : `${opened}/`) +
      (prefix ? path.slice(prefix.length + 1) : path);
    const link = document.createElement('a');
    link.href = address.href;
    link.lang = link.hreflang = opened;
    link.textContent = other.label;
    link.dataset.keepPlace = '';
    link.style.cssText = 'color:var(--rp-c-link);text-decoration:underline';
    for (const type of ['click', 'auxclick'])
      link.addEventListener(type, () => localStorage.setItem('rspress-visited', '1'));

    const close = document.createElement('button');
    close.type = 'button';
    close.textContent = '×';
    close.ariaLabel = shown.close;
    close.style.cssText = 'flex:none;width:32px;height:32px;font-size:20px';
    close.setAttribute('popovertarget', id);

    const status = document.createElement('p');
    status.role = 'status';
    status.style.margin = '0';

    const notice = document.createElement('div');
    notice.id = id;
    notice.popover = 'manual';
    notice.dataset.print = 'no';
    notice.style.cssText =
      'inset:auto 8px 16px;margin:0 auto;width:fit-content;max-width:calc(100vw - 16px);' +
      'align-items:center;gap:8px;padding:8px 8px 8px 16px;font-size:14px;line-height:1.6;' +
      'border:1px solid var(--rp-c-divider);border-radius:10px;box-shadow:var(--rp-shadow-3)';
    notice.append(status, close);
    const { body, documentElement } = document;
    // The end of the page, and what has the focus, can be scrolled out from below it.
    const makeRoom = (room: string) => {
      body.style.paddingBottom = documentElement.style.scrollPaddingBottom = room;
      notice.style.display = room && 'flex';
    };
    notice.addEventListener('toggle', () => {
      if (!notice.matches(':popover-open')) notice.remove();
    });
    notice.addEventListener('beforetoggle', (event) =>
      makeRoom((event as ToggleEvent).newState === 'open' ? '96px' : ''),
    );
    // First in the page, so first for the Tab key.
    body.prepend(notice);
    notice.showPopover();
    // Screen readers announce what comes into a region that is already there.
    setTimeout(() => {
      const [before = '', after = ''] = shown.opened.split('{}');
      status.append(before, link, after);
    });
    addEventListener(pageEvent, () => notice.isConnected && notice.hidePopover());
  };
  if (document.readyState === 'loading')
    document.addEventListener('DOMContentLoaded', tell);
  else tell();
}
