/**
 * Loads the analytics script, whose address the build has put into a `<meta>` tag, once the page is at rest, and
 * never for a reader who asks not to be tracked (Do Not Track, Global Privacy Control).
 */
export function loadAnalytics(): void {
  const address = document.querySelector<HTMLMetaElement>(
    'meta[name=analytics-script]',
  )?.content;
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & {
    globalPrivacyControl?: boolean;
  };
  if (!address || doNotTrack === '1' || globalPrivacyControl) return;
  addEventListener('load', () =>
    setTimeout(() => {
      const script = document.createElement('script');
      script.async = true;
      script.src = address;
      document.head.append(script);
    }, 2000),
  );
}
