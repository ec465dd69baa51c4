import { createReadStream, existsSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { build } from 'esbuild';
import { isolation, workerPolicy } from '../isolation.ts';

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.wasm': 'application/wasm',
};

/** An address with an empty page on which `Engine` is a global, and what ends the server. */
export interface EngineHost {
  readonly url: string;
  close(): void;
}

/**
 * Serves the engine in `folder` as a host does that sends the headers of `_headers`, with a page
 * that has nothing else.
 */
export async function hostEngine(folder: string): Promise<EngineHost> {
  const client = await build({
    entryPoints: [path.resolve(import.meta.dirname, '../../engine/client.ts')],
    ...{ bundle: true, write: false, format: 'iife', globalName: 'playground' },
  });
  const script = client.outputFiles[0]?.text;
  const html = `<!doctype html><title>Engine</title><script>${script}</script>`;
  const server = createServer(({ url = '' }, response) => {
    const name = path.basename(url);
    const file = path.join(folder, name);
    if (url === '/') {
      response.writeHead(200, { ...isolation, 'content-type': 'text/html' }).end(html);
    } else if (name && existsSync(file)) {
      const type = types[path.extname(name)] ?? 'text/plain';
      const policy = { 'content-security-policy': workerPolicy };
      response.writeHead(200, { ...isolation, ...policy, 'content-type': type });
      createReadStream(file).pipe(response);
    } else response.writeHead(404).end();
  });
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
  const bound = server.address();
  const port = typeof bound === 'object' ? bound?.port : 0;
  return { url: `http://127.0.0.1:${port}/`, close: () => void server.close() };
}
