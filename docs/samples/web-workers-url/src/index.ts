export const countWords = (text: string): Promise<number> =>
  new Promise((resolve) => {
    const worker = new Worker(
      new URL('./worker.ts', import.meta.url),
      { type: 'module' },
    );
    worker.onmessage = (event: MessageEvent<number>) => {
      resolve(event.data);
      worker.terminate();
    };
    worker.postMessage(text);
  });
