import CountWorker from './worker?worker&inline';

export const countWords = (text: string): Promise<number> =>
  new Promise((resolve) => {
    const worker = new CountWorker();
    worker.onmessage = (event: MessageEvent<number>) => {
      resolve(event.data);
      worker.terminate();
    };
    worker.postMessage(text);
  });
