/**
 * Makes `decodeURIComponent` return what it cannot decode. The framework decodes addresses, some
 * of them twice, and `/100%25` or `#100%` would crash the page. Runs before the framework does, and
 * at once on pages for unknown addresses, whose scripts decode them.
 */
export function tolerateMalformedUris(): void {
  const decode = window.decodeURIComponent;
  window.decodeURIComponent = (text) => {
    try {
      return decode(text);
    } catch {
      return text;
    }
  };
}
