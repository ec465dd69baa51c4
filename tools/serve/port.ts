import { createServer } from 'node:net';

/** Finds a free TCP port of this machine: `first` or one above it; with 0 the system chooses. */
export function freePort(first = 0): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(freePort(first + 1)));
    probe.listen(first, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' ? (address?.port ?? 0) : 0));
    });
  });
}
