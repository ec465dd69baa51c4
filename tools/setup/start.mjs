/** npm start: builds the site and serves it like a host would, until Ctrl+C. */
import { main } from './main.mjs';
import { build } from './site.mjs';

await main(async () => {
  const code = build();
  if (code !== 0) return code;
  // The server is TypeScript, and what reads it is installed by now.
  await import('jiti/register');
  await import('../serve/cli.ts');
  return process.exitCode ?? 0;
});
