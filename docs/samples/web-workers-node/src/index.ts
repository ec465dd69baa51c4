import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

export async function countWords(text: string) {
  const worker = new Worker(
    new URL('./worker.ts', import.meta.url),
    { workerData: text },
  );
  const [count] = await once(worker, 'message');
  return count as number;
}
