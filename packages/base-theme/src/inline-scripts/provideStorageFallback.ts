/**
 * Replaces `localStorage` and `sessionStorage` by one in memory where the browser refuses access
 * (site data blocked, a sandboxed frame): reading them throws, and the framework's first effect
 * would crash the page. Must run before every other script.
 */
export function provideStorageFallback(): void {
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    try {
      window[name].setItem(name, '');
      window[name].removeItem(name);
    } catch {
      const values = new Map<string, string>();
      const memory = {
        getItem: (key: string) => values.get(key) ?? null,
        removeItem: (key: string) => values.delete(key),
        setItem: (key: string, value: string) => values.set(key, `${value}`),
      };
      Object.defineProperty(window, name, { value: memory });
    }
  }
}
