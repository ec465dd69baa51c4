/** A function that can be told to forget a call that is still to come. */
export interface Throttled {
  (): void;
  cancel(): void;
}

/**
 * Runs `check` at once, and then at most once per `interval` (in milliseconds) however often it is called; the last
 * call is never lost, it runs at the end of the interval.
 */
export function throttle(check: () => void, interval: number): Throttled {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asked = false;
  const run = () => {
    asked = false;
    timer = setTimeout(() => {
      timer = undefined;
      if (asked) run();
    }, interval);
    check();
  };
  const call = () => {
    if (timer === undefined) run();
    else asked = true;
  };
  return Object.assign(call, {
    cancel() {
      clearTimeout(timer);
      timer = undefined;
      asked = false;
    },
  });
}
