import { encodeProject } from '@site/workbench/address';
import { convert } from '../convert';

import type { Input } from '../read/problem';
import type { Reply } from './useAnswer';

addEventListener('message', async ({ data }: MessageEvent<Input>) => {
  const answer = convert(data);
  const code = answer.ok ? await encodeProject(answer.conversion.example) : '';
  postMessage({ answer, code } satisfies Reply);
});
