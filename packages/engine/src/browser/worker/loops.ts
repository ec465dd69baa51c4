import { parser } from '@lezer/javascript';

/** A configuration is evaluated in milliseconds. One that fills memory has little after this time. */
const limit = 500;

/** When the first loop of a configuration began: loading modules does not count. */
let start: number | undefined;
/** Whether one is evaluated. What plugins call later has the time of the build. */
let isLimited = false;

/** Runs a configuration, whose loops together have a limited time. Returns what it returns. */
export async function withLoopLimit<T>(run: () => T | Promise<T>): Promise<T> {
  isLimited = true;
  start = undefined;
  try {
    return await run();
  } finally {
    isLimited = false;
  }
}

/** Called in each turn of a loop of a configuration. Throws when their time is over. */
export function checkLoop(): void {
  if (!isLimited) return;
  start ??= performance.now();
  if (performance.now() - start > limit)
    throw new Error(`A loop in the configuration was ended after ${limit / 1000} s.`);
}

/**
 * The code of a script that calls `name` in each turn of a loop. Nothing else can end a loop before
 * it has filled the memory of the tab: browsers give a worker no limit, and Chromium lets it run for
 * two more seconds after `terminate`.
 */
export function guardLoops(code: string, name: string): string {
  const inserted: [at: number, text: string][] = [];
  parser.parse(code).iterate({
    enter({ name: kind, node }) {
      if (!/^(?:For|While|Do)Statement$/.test(kind)) return;
      const body = kind === 'DoStatement' ? node.firstChild?.nextSibling : node.lastChild;
      if (body) inserted.push([body.from, `{${name}();`], [body.to, '}']);
    },
  });
  let guarded = code;
  for (const [at, text] of inserted.sort(([a], [b]) => b - a))
    guarded = guarded.slice(0, at) + text + guarded.slice(at);
  return guarded;
}
