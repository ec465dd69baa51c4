import { convert } from '../convert';
import type { Input } from '../read/input';

addEventListener('message', async ({ data }: MessageEvent<Input>) =>
  postMessage(await convert(data)),
);
