import { isHashed, keyOf } from './address';
import { settings } from './settings';

const { base, most } = settings;

/** Begin of the names of all caches of the site, which may share its origin with others. */
export const prefix = `site ${base} `;
const pages = `${prefix}pages`;
const files = `${prefix}files`;

/** What is kept of an address, if anything. */
export function copyOf(address: string): Promise<Response | undefined> {
  return caches.match(keyOf(address), { ignoreVary: true });
}

/**
 * Keeps a good answer, in place of an older one, and drops the oldest when there are too many. What breaks off half way is not
 * kept, nor is a page that a host sends in place of a file that is gone. Never throws: what cannot be kept is not kept.
 */
export async function keep(address: string, answer: Response): Promise<void> {
  const isPage = isHtml(answer);
  if (answer.status !== 200 || answer.redirected || (isPage && isHashed(address))) return;
  try {
    const cache = await caches.open(isPage ? pages : files);
    await cache.put(keyOf(address), answer);
    await (isPage ? dropPages(cache) : dropFiles(cache));
  } catch {
    // Cut off, or no room left.
  }
}

/**
 * Asks for an address and keeps the answer; of a page its style sheet and scripts, too, since the page that the reader came from may have
 * others. A file that never changes is not asked for twice.
 */
export async function fetchAndKeep(address: string): Promise<void> {
  if (isHashed(address) && (await copyOf(address))) return;
  const answer = await fetch(address).catch(() => undefined);
  if (!answer) return;
  const html = isHtml(answer)
    ? await answer
        .clone()
        .text()
        .catch(() => '')
    : '';
  await keep(address, answer);
  const files = filesOf(html).map((file) => new URL(file, address).href);
  await Promise.all(files.filter(isHashed).map(fetchAndKeep));
}

function isHtml(answer: Response): boolean {
  return !!answer.headers.get('content-type')?.startsWith('text/html');
}

/** Addresses of the style sheet in a page and of the scripts that start with the reader's intent, as they stand there. */
function filesOf(html: string): string[] {
  const [, sheet] = /<link href="([^"]+)" rel="stylesheet">/.exec(html) ?? [];
  const [, scripts] = /<meta name="intent-scripts" content="([^"]*)">/.exec(html) ?? [];
  return [sheet ?? '', ...(scripts ?? '').split(' ')].filter(Boolean);
}

/** The paths and the HTML of all kept pages, the one that was seen last first. */
export async function keptPages(): Promise<{ path: string; html: string }[]> {
  const cache = await caches.open(pages);
  const all = (await cache.keys()).map(async (one) => {
    const copy = await cache.match(one);
    return { path: new URL(one.url).pathname, html: (await copy?.text()) ?? '' };
  });
  return (await Promise.all(all)).reverse();
}

/** The oldest stand first, and what is kept anew goes to the end. */
async function dropPages(cache: Cache): Promise<void> {
  const kept = await cache.keys();
  await drop(cache, kept, kept.length - most.pages);
}

/** Files that no kept page names go first. */
async function dropFiles(cache: Cache): Promise<void> {
  const kept = await cache.keys();
  if (kept.length <= most.files) return;
  const html = (await keptPages()).map((page) => page.html).join();
  const needed = ({ url }: Request) => html.includes(new URL(url).pathname);
  const order = [...kept.filter((one) => !needed(one)), ...kept.filter(needed)];
  await drop(cache, order, kept.length - most.files);
}

async function drop(cache: Cache, order: readonly Request[], count: number) {
  for (const one of order.slice(0, Math.max(0, count))) await cache.delete(one);
}
