import { encodeProject } from '@site/playground/address';
import { type Answer, convert } from '../convert';
import type { Input } from '../read/input';

/** What the worker answers: `code` is the part of an address that opens the playground with it. */
export interface Reply {
  readonly answer: Answer;
  readonly code: string;
}

addEventListener('message', async ({ data }: MessageEvent<Input>) => {
  const answer = convert(data);
  const code = answer.ok ? await encodeProject(answer.conversion.example) : '';
  postMessage({ answer, code } satisfies Reply);
});
