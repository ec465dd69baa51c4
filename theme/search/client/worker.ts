import { makeAnswerer } from './answer';
import type { Request } from './messages';

const answer = makeAnswerer();

addEventListener('message', async ({ data }: MessageEvent<Request>) => {
  postMessage(await answer(data));
});
