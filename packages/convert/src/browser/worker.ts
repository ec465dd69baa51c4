import { type Answer, convert } from '../convert';
import type { Input } from '../read/input';

export interface Request {
  readonly id: number;
  readonly input: Input;
}

export interface Response {
  readonly id: number;
  readonly answer: Answer;
}

// Where workers are blocked, the page imports the converter itself.
addEventListener('message', async ({ data }: MessageEvent<Request>) =>
  postMessage({ id: data.id, answer: await convert(data.input) } satisfies Response),
);
