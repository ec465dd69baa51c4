// A page of the dev server stays blank if it, or what it loads, cannot be compiled when it is
// opened, even when that is mended: nobody asks for it a second time. A reload does. Pages that are
// compiled for the first time are blank, too, until they are rendered right after that.
let timer: ReturnType<typeof setTimeout>;

import.meta.webpackHot?.addStatusHandler((status) => {
  clearTimeout(timer);
  if (status === 'idle') timer = setTimeout(reloadIfBlank, 1000);
});

function reloadIfBlank(): void {
  const root = document.getElementById('__rspress_root');
  if (root?.childElementCount === 0) location.reload();
}
