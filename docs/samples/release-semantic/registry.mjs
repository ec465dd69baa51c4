// A registry for rehearsals: it lives while it is needed,
// and knows only what it was given.
import { createServer } from 'node:http';

/** Starts it and returns its address. */
export async function startRegistry() {
  const packages = new Map();
  const tarballs = new Map();
  const server = createServer(async (request, response) => {
    const path = decodeURIComponent(request.url);
    if (request.method === 'PUT') {
      const sent = await bodyOf(request);
      const known = packages.get(sent.name) ?? {};
      packages.set(sent.name, {
        ...sent,
        access: sent.access,
        versions: { ...known.versions, ...sent.versions },
        'dist-tags': {
          ...known['dist-tags'],
          ...sent['dist-tags'],
        },
      });
      for (const one of Object.values(sent.versions)) {
        const [file] = Object.values(sent._attachments);
        const { pathname } = new URL(one.dist.tarball);
        const content = Buffer.from(file.data, 'base64');
        tarballs.set(pathname, content);
      }
      return response.writeHead(201).end('{}');
    }
    const tarball = tarballs.get(path);
    if (tarball) return response.end(tarball);
    const found = packages.get(path.slice(1));
    response.writeHead(found ? 200 : 404);
    response.end(JSON.stringify(found ?? {}));
  });
  await new Promise((done) => server.listen(0, done));
  const { port } = server.address();
  return {
    host: `127.0.0.1:${port}`,
    packages,
    stop: () => server.close(),
  };
}

async function bodyOf(request) {
  let text = '';
  for await (const part of request) text += part;
  return JSON.parse(text);
}
