/** How long a page may take before the progress bar shows, in milliseconds. */
const patience = 200;

/**
 * Shows a progress bar when a page takes long, and returns the function that ends it. The bar's script is loaded beside the page's own, so that no
 * page brings it before somebody leaves; where it cannot be had there is no bar.
 */
export function showProgress(): () => void {
  const bar = import('nprogress').then(
    ({ default: nprogress }) => nprogress.configure({ showSpinner: false }),
    () => undefined,
  );
  let over = false;
  const timer = setTimeout(() => {
    void bar.then((loaded) => {
      if (!over) loaded?.start();
    });
  }, patience);
  return () => {
    over = true;
    clearTimeout(timer);
    void bar.then((loaded) => loaded?.done());
  };
}
