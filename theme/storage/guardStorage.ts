/**
 * Where the browser refuses storage (site data blocked, a sandboxed frame), reading `localStorage` throws, and
 * the framework's first effect takes the whole page down with it. A store in memory stands in: the page works and
 * forgets when it is closed. Has to run before every other script.
 */
export function guardStorage(): void {
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
