import { standIn } from './standIn';
import { copyOf, keep } from './store';

/** How long a page is waited for, in milliseconds, where the network failed the last time and there is a copy. */
const patience = 3000;

let failing = false;

/**
 * Answers for a page: with what the network says, always, when it says anything. With the copy when the network fails, or lets wait after
 * it has failed before; and without a copy with a page that says so.
 */
export async function answerPage(event: FetchEvent): Promise<Response> {
  const { url } = event.request;
  const asked = askForPage(event);
  try {
    const copy = failing || !navigator.onLine ? await copyOf(url) : undefined;
    return await (copy ? Promise.race([asked, later(copy)]) : asked);
  } catch {
    failing = true;
    return (await copyOf(url)) ?? standIn(url);
  }
}

/** Answers for a file that never changes: with the copy, if there is one. */
export async function answerHashed(event: FetchEvent): Promise<Response> {
  return (await copyOf(event.request.url)) ?? ask(event);
}

/** Answers for a file that may change: with the copy only if the network fails. */
export async function answerNamed(event: FetchEvent): Promise<Response> {
  try {
    return await ask(event);
  } catch (error) {
    const copy = await copyOf(event.request.url);
    if (copy) return copy;
    throw error;
  }
}

async function askForPage(event: FetchEvent): Promise<Response> {
  const answer = (await event.preloadResponse) ?? (await fetch(event.request));
  failing = false;
  return kept(event, answer);
}

async function ask(event: FetchEvent): Promise<Response> {
  return kept(event, await fetch(event.request));
}

function kept(event: FetchEvent, answer: Response): Response {
  event.waitUntil(keep(event.request.url, answer.clone()));
  return answer;
}

function later(copy: Response): Promise<Response> {
  return new Promise((resolve) => setTimeout(resolve, patience, copy));
}
