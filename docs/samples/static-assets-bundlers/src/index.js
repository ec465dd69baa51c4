export const note = new URL('./note.txt', import.meta.url);

export const start = () =>
  new Worker(new URL('./worker.js', import.meta.url));
