/**
 * React on intent. A page is HTML with its styles and this script. The framework's scripts, whose
 * addresses the build has put into a `<meta>` tag, start with the reader's first sign of intent;
 * what was clicked before React was ready, and keys that select a tab, are repeated once it is. Until
 * then, and when a script never arrives, links are links, and the page says beside a control that
 * needs the script that it is missing (packages/base-theme/src/browser/load-failure); so it does on
 * `failed`, an event.
 *
 * Compiled on its own and put into every page: no imports, and every byte is paid on every visit.
 */
export function intent(hydrated: string, wanted: string, failed: string): void {
  // The style sheet shows what only scripts can operate where this mark is, and what works
  // without them where it is not.
  document.documentElement.classList.add('js');
  /** Controls whose click does its work without a script; repeating it would undo it. */
  const native = 'input,select,textarea,summary,label';
  /** What needs React. */
  const controls = `${native},button,[data-intent]`;
  /** Keys that move the focus, scroll or follow a link, which the browser does by itself. */
  const nativeKeys = /^(Tab|Enter| |Arrow|Page|Home|End)/;
  /** Works without React, and asks for it when its own files are there. */
  const independent = '[data-search-open],[data-search-dialog],[data-load-failure]';
  /** What the browser does by itself. */
  const plain = 'summary,a[href],[popovertarget],.rp-tabs__label,';
  /** What the reader did before React was there. */
  let early: (() => void)[] = [];
  /** The control that was used last, if it needs React. */
  let used: HTMLElement | null = null;
  const abort = new AbortController();
  let hovered: Element | null = null;
  let rest: ReturnType<typeof setTimeout> | undefined;

  let missing =
    document.querySelector<HTMLMetaElement>('[name=intent-files]')?.content.split(' ') ??
    [];
  const asked = new Set([location.pathname]);

  /** Adds an element to the head. What it has no use for among `properties` has no effect. */
  function add(tag: string, properties: object): HTMLElement {
    const element = Object.assign(document.createElement(tag), properties);
    document.head.append(element);
    return element;
  }

  /**
   * Asks for what is missing. What fails is missing again, and the next sign of intent asks for
   * it once more.
   */
  function start(): void {
    // Scripts from the browser's cache would run before the page that they take over is there.
    if (document.readyState === 'loading') {
      document.addEventListener('DOMContentLoaded', start);
      return;
    }
    const files = missing;
    missing = [];
    for (const file of files) {
      const element = add(file.endsWith('.css') ? 'link' : 'script', {
        rel: 'stylesheet',
        href: file,
        src: file,
        // Scripts keep the order in which the framework lists them.
        async: false,
        onerror() {
          element.remove();
          missing.push(file);
          report();
        },
      });
    }
  }

  const noticeOf = () => document.querySelector<HTMLElement>('[data-load-failure]');

  /** Says beside the control that was used last that it cannot do its work. */
  function report(): void {
    const notice = noticeOf();
    if (!used || !notice) return;
    const { left, bottom } = used.getBoundingClientRect();
    notice.style.cssText = `--x:${left}px;--y:${bottom}px`;
    notice.lastElementChild?.addEventListener('click', () => location.reload());
    notice.showPopover?.();
    // The reader knows by now, and presses again.
    used = null;
    early = [];
  }

  /** Fetches the page behind a link once, so that following it feels instant. */
  function prefetch({ origin, pathname, href }: HTMLAnchorElement): void {
    if (origin !== location.origin || asked.has(pathname)) return;
    asked.add(pathname);
    add('link', { rel: 'prefetch', href });
  }

  const closest = <E extends HTMLElement>({ target }: Event, selector: string) =>
    target instanceof Element ? target.closest<E>(selector) : null;

  function listen<K extends keyof DocumentEventMap>(
    type: K,
    handler: (event: DocumentEventMap[K]) => void,
  ): void {
    document.addEventListener(
      type,
      (event) => {
        if (!event.defaultPrevented && !closest(event, independent)) handler(event);
      },
      { capture: true, signal: abort.signal },
    );
  }

  // An address that holds a package, a recorded state or a filter is a sign of intent too.
  if (/[?&](package|state|filter)=/.test(location.href)) start();
  addEventListener(wanted, start);
  addEventListener(failed, report);
  for (const type of ['click', 'input'])
    addEventListener(
      type,
      (event) => {
        used = closest(event, plain + independent) ? null : closest(event, controls);
        if (abort.signal.aborted || !used) return;
        start();
        if (closest(event, native)) return;
        event.preventDefault();
        event.stopImmediatePropagation();
        const control = used;
        early.push(() => control.click());
      },
      true,
    );

  /** A link asks for its page and nothing else, so that React never competes with it. */
  function attend(event: Event): void {
    hovered = closest(event, controls);
    const link = closest<HTMLAnchorElement>(event, 'a[href]');
    if (hovered) start();
    else if (link) prefetch(link);
  }

  // What the pointer only crosses, on its way to something else, is not meant; and what opens
  // without a script needs none until it is pressed.
  listen('pointerover', (event) => {
    clearTimeout(rest);
    if (!closest(event, 'summary,label')) rest = setTimeout(attend, 30, event);
  });
  listen('focusin', attend);
  listen('dragenter', start);
  listen('keydown', (event) => {
    if (!nativeKeys.test(event.key)) start();
    // By then, the keys before this one have moved the focus.
    if (closest(event, '[role=tab]'))
      early.push(() =>
        document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', event)),
      );
  });

  addEventListener(hydrated, () => {
    abort.abort();
    noticeOf()?.hidePopover?.();
    // From now on links change the page inside the app.
    document.querySelector('[type=speculationrules]')?.remove();
    // React listens by now, but the effects of other components may still be on their way.
    setTimeout(() => {
      if (hovered?.matches(':hover'))
        hovered.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
      // One after the other: a second press of a switch undoes what the first one did.
      for (const repeat of early) setTimeout(repeat);
    });
  });
}
