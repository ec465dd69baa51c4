import { createServer } from 'node:net';

const host = '127.0.0.1';

/**
 * Finds a TCP port of this machine on which nothing listens. Tries `first` and the numbers after
 * it; with 0 the system chooses. Throws when the hundred ports from `first` on are all taken.
 */
export async function freePort(first = 0): Promise<number> {
  for (let port = first; port < first + 100; port += 1) {
    const free = await tryPort(port);
    if (free !== undefined) return free;
  }
  throw new Error(
    `Ports ${first} to ${first + 99} are all taken. Name another with PORT.`,
  );
}

function tryPort(port: number): Promise<number | undefined> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(undefined));
    probe.listen(port, host, () => {
      const address = probe.address();
      const found = typeof address === 'object' ? address?.port : undefined;
      probe.close(() => resolve(found));
    });
  });
}
