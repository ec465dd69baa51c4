/** What makes a page cross-origin isolated, as `SharedArrayBuffer` requires. */
export const isolation = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
} as const;

/**
 * The `Content-Security-Policy` of the worker, in which configurations run: they may evaluate text,
 * because the tool does, and load or contact nothing but the origin of the page.
 */
export const workerPolicy =
  "default-src 'none';connect-src 'self';" +
  "script-src 'self' 'unsafe-eval' 'wasm-unsafe-eval';worker-src 'self'";
