// npm run serve: serves the built site until Ctrl+C. PORT and HOST say where.
import { base } from '@site/settings';
import { freePort } from './port.ts';
import { startServer } from './server.ts';

const { HOST: host, PORT } = process.env;
const port = PORT ? Number(PORT) : await freePort(4173);
try {
  const folder = process.argv[2] ?? process.env.SITE_OUT_DIR ?? 'doc_build';
  const { origin } = await startServer(folder, { base, port, ...(host && { host }) });
  console.log(`\nThe site is at ${origin}${base} (Ctrl+C stops it)`);
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit());
} catch (error) {
  const message = error instanceof Error ? error.message : String(error);
  const taken = `Port ${port} is taken. Name another with PORT.`;
  console.error(message.includes('EADDRINUSE') ? taken : message);
  process.exitCode = 1;
}
