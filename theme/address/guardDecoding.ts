/**
 * An address such as `/100%25` or `#100%` cannot be decoded, or not twice, as the framework does, and the error it meets takes
 * the page down. What cannot be decoded stays as it is. Has to run before every other script.
 */
export function guardDecoding(): void {
  const decode = window.decodeURIComponent;
  window.decodeURIComponent = (text) => {
    try {
      return decode(text);
    } catch {
      return text;
    }
  };
}
