/**
 * Loads the analytics script, whose URL the build has put into a `<meta>` tag, two seconds after
 * `load`, or after a prerendered page is shown, and never for readers who ask not to be tracked (Do
 * Not Track, Global Privacy Control). What readers search for is in the address, `?q=…` or
 * `#search=…`, and is not reported. `pageEvent` is dispatched on `window` when React has changed the
 * page. Its tags are read once all of the page is there: this script runs before them.
 */
export function loadAnalytics(pageEvent: string): void {
  addEventListener('DOMContentLoaded', () => {
    const url = document.querySelector<HTMLMetaElement>(
      'meta[name=analytics-script]',
    )?.content;
    const { doNotTrack, globalPrivacyControl } = navigator as Navigator & {
      globalPrivacyControl?: boolean;
    };
    if (!url || doNotTrack === '1' || globalPrivacyControl) return;

    const { dataLayer, gtag, navigation } = window as unknown as {
      dataLayer: unknown[];
      gtag: (...command: unknown[]) => void;
      navigation?: EventTarget;
    };
    const withoutQuery = (address: string) =>
      address.replace(/#.*/, '').replace(/([?&])q=[^&]*&?/, '$1');
    const hideQuery = () =>
      gtag('set', {
        page_location: withoutQuery(location.href),
        page_referrer: withoutQuery(document.referrer),
      });
    // Commands wait here for the script: the first one starts it, the next reports the page.
    const [start, ...others] = dataLayer.splice(0);
    dataLayer.push(start);
    hideQuery();
    dataLayer.push(...others);
    if (navigation) navigation.addEventListener('currententrychange', hideQuery);
    else addEventListener(pageEvent, hideQuery);

    const load = () =>
      setTimeout(() => {
        const script = document.createElement('script');
        script.async = true;
        script.src = url;
        document.head.append(script);
      }, 2000);
    // A prerendered page is counted when the reader sees it.
    const { prerendering } = document as Document & { prerendering?: boolean };
    if (prerendering) document.addEventListener('prerenderingchange', load);
    else addEventListener('load', load);
  });
}
