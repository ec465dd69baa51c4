import { checkManifest } from './check';

addEventListener('message', async ({ data }: MessageEvent<string>) =>
  postMessage(await checkManifest(data)),
);
