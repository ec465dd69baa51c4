import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { answer } from './answer.ts';
import type { Site } from './site.ts';

export interface ServerOptions {
  /** Path below which the site stands, with both slashes. */
  base: string;
  /** 0 lets the system choose. */
  port: number;
  /** Address of this machine to listen on; 127.0.0.1 without one, so that only it can ask. */
  host?: string;
}

export interface RunningServer {
  /** Such as `http://127.0.0.1:4173`. */
  origin: string;
  close(): Promise<void>;
}

/** Serves `site` over HTTP. Rejects when the port cannot be listened on. */
export function startServer(site: Site, options: ServerOptions): Promise<RunningServer> {
  const { base, port, host = '127.0.0.1' } = options;
  const server = createServer((request, response) =>
    respond(site, base, request, response),
  );
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      const address = server.address();
      const actual = typeof address === 'object' && address ? address.port : port;
      const close = () =>
        new Promise<void>((closed) => {
          server.close(() => closed());
          server.closeAllConnections();
        });
      resolve({ origin: `http://${host}:${actual}`, close });
    });
  });
}

function respond(
  site: Site,
  base: string,
  request: IncomingMessage,
  response: ServerResponse,
) {
  const { method = '', url = '' } = request;
  const { status, headers, body } = answer(site, base, {
    method,
    target: url,
    acceptEncoding: request.headers['accept-encoding']?.toString(),
    ifNoneMatch: request.headers['if-none-match'],
  });
  response.writeHead(status, headers);
  response.end(method === 'HEAD' || status === 304 ? undefined : body);
}
