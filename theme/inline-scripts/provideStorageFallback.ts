/**
 * Replaces `localStorage` and `sessionStorage` by one in memory where the browser refuses access
 * (site data blocked, a sandboxed frame): reading them throws, and the framework's first effect
 * would crash the page. Must run before every other script.
 */
export function provideStorageFallback(): void {
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    try {
      const key = 'site-storage-test';
      window[name].setItem(key, key);
      window[name].removeItem(key);
    } catch {
      const values = new Map<string, string>();
      const memory: Storage = {
        get length() {
          return values.size;
        },
        clear: () => values.clear(),
        getItem: (key) => values.get(key) ?? null,
        key: (index) => [...values.keys()][index] ?? null,
        removeItem: (key) => void values.delete(key),
        setItem: (key, value) => void values.set(key, String(value)),
      };
      Object.defineProperty(window, name, { configurable: true, value: memory });
    }
  }
}
