const file = new URL('./worker.ts', import.meta.url);

export const start = () =>
  new Worker(file, { type: 'module' });
