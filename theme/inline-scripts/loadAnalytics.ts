/**
 * Loads the analytics script, whose URL the build has put into a `<meta>` tag, two seconds after
 * `load`, or after a prerendered page is shown, and never for readers who ask not to be tracked (Do
 * Not Track, Global Privacy Control).
 */
export function loadAnalytics(): void {
  const url = document.querySelector<HTMLMetaElement>(
    'meta[name=analytics-script]',
  )?.content;
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & {
    globalPrivacyControl?: boolean;
  };
  if (!url || doNotTrack === '1' || globalPrivacyControl) return;
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
}
