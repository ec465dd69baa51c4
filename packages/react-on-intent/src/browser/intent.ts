/**
 * React on intent. A page is HTML, one stylesheet and this script. The framework's scripts, whose
 * addresses the build has put into a `<meta>` tag, start with the reader's first sign of intent;
 * what was clicked before React was ready is repeated once it is. Until then, and when
 * a script never arrives, links are links.
 *
 * Compiled on its own and put into every page: no imports, and every byte is paid on every visit.
 */
export function intent(hydrated: string, wanted: string): void {
  // The style sheet shows what only scripts can operate where this mark is, and what works
  // without them where it is not.
  document.documentElement.classList.add('js');
  /** What needs React. */
  const controls =
    'button,input,select,textarea,summary,label,[role=button],[role=combobox],.rspress-doc img';
  /** Controls whose click does its work without a script; repeating it would undo it. */
  const native = 'a[href],input,select,textarea,summary,label,[popovertarget]';
  /** Works without React, and asks for it when its own files are there. */
  const independent = '[data-search-open],[data-search-dialog]';
  const early: Event[] = [];
  const abort = new AbortController();
  let hovered: Element | null = null;

  let missing = (
    document.querySelector<HTMLMetaElement>('meta[name=intent-scripts]')?.content ?? ''
  )
    .split(' ')
    .filter(Boolean);

  /**
   * Asks for what is missing. What fails is missing again, and the next sign of intent asks for
   * it once more.
   */
  function start(): void {
    // Scripts from the browser's cache would run before the page that they take over is there.
    if (document.readyState === 'loading') {
      document.addEventListener('DOMContentLoaded', start, { once: true });
      return;
    }
    const scripts = missing;
    missing = [];
    for (const src of scripts) {
      const script = document.createElement('script');
      // Keeps the order in which the framework lists them.
      script.async = false;
      script.onerror = () => {
        script.remove();
        missing.push(src);
      };
      script.src = src;
      document.head.append(script);
    }
  }

  /**
   * The page behind a link that the pointer rests on is fetched, so that following it feels
   * instant.
   */
  function prefetch(link: HTMLAnchorElement): void {
    const { origin, pathname, search, href } = link;
    if (
      origin !== location.origin ||
      pathname + search === location.pathname + location.search
    )
      return;
    if (document.querySelector(`link[rel=prefetch][href="${CSS.escape(href)}"]`)) return;
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'prefetch', href }),
    );
  }

  const closest = (event: Event, selector: string) =>
    event.target instanceof Element ? event.target.closest(selector) : null;

  function listen<K extends keyof DocumentEventMap>(
    type: K,
    handler: (event: DocumentEventMap[K]) => void,
  ): void {
    document.addEventListener(
      type,
      (event) => {
        if (!event.defaultPrevented && !closest(event, independent)) handler(event);
      },
      { capture: true, passive: false, signal: abort.signal },
    );
  }

  // An address that holds a state of the explorer or the advisor is a sign of intent too.
  if (/[?&](package|state)=/.test(location.href)) start();
  addEventListener(wanted, start);

  listen('pointerover', (event) => {
    hovered = closest(event, controls);
    if (hovered) return start();
    const link = closest(event, 'a[href]');
    if (link instanceof HTMLAnchorElement) prefetch(link);
  });
  listen('focusin', start);
  listen('click', (event) => {
    if (!closest(event, controls) || closest(event, native)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    early.push(event);
    start();
  });
  listen('keydown', start);
  // The bar hides and the outline follows while the reader scrolls; a jump to an anchor is not
  // scrolling.
  addEventListener('load', () =>
    setTimeout(
      () =>
        addEventListener('scroll', start, {
          once: true,
          passive: true,
          signal: abort.signal,
        }),
      200,
    ),
  );

  addEventListener(
    hydrated,
    () => {
      abort.abort();
      // React listens by now, but the effects of other components may still be on their way.
      setTimeout(() => {
        if (hovered?.matches(':hover'))
          hovered.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
        for (const event of early) {
          const Kind = event.constructor as typeof KeyboardEvent;
          const target =
            event.target instanceof Node && event.target.isConnected
              ? event.target
              : document;
          target.dispatchEvent(new Kind(event.type, event));
        }
      });
    },
    { once: true },
  );
}
