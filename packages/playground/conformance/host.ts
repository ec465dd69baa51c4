import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { type RunningServer, startServer } from '../../../tools/serve/server.ts';
import { isolation, workerPolicy } from '../src/isolation.ts';

/**
 * Serves the engine in `folder` as a host does that sends the headers of `_headers`, with a page
 * that has nothing else, on which `Engine` is a global. Writes what it serves beside the folder.
 */
export async function hostEngine(folder: string): Promise<RunningServer> {
  const root = path.dirname(folder);
  const name = path.basename(folder);
  const isolated = Object.entries(isolation).map(([key, value]) => `  ${key}: ${value}`);
  const policy = `  Content-Security-Policy: ${workerPolicy}`;
  const headers = ['/*', ...isolated, `/${name}/*`, policy, ''];
  const html = `<!doctype html><title>Engine</title><base href="/${name}/"><script src="/client.js"></script>`;
  await build({
    entryPoints: [path.resolve(import.meta.dirname, '../engine/client.ts')],
    ...{ outfile: `${root}/client.js`, bundle: true },
    ...{ format: 'iife', globalName: 'playground' },
  });
  writeFileSync(`${root}/index.html`, html);
  writeFileSync(`${root}/_headers`, headers.join('\n'));
  return startServer(root, { base: '/', port: 0, headers: true });
}
