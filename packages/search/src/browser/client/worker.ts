import type { Answer, Request } from './messages';

/**
 * The engine, asked for with the first message: what a worker's script needs from the start and
 * cannot have, it cannot tell of.
 */
let engine: Promise<(request: Request) => Promise<Answer>> | undefined;

addEventListener('message', async ({ data }: MessageEvent<Request>) => {
  try {
    // In a worker, a script that cannot be had is thrown here and now.
    engine ??= import('./answer').then(({ makeAnswerer }) => makeAnswerer());
    postMessage(await (await engine)(data));
  } catch (error) {
    engine = undefined;
    postMessage({ id: data.id, ok: false, reason: String(error) } satisfies Answer);
  }
});
