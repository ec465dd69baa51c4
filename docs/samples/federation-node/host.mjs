import { createReadStream } from 'node:fs';
import { createServer } from 'node:http';
import { createInstance } from '@module-federation/runtime';

const folder = new URL('dist/mf/', import.meta.url);
const server = createServer(({ url }, response) => {
  createReadStream(new URL(`.${url}`, folder)).pipe(response);
}).listen(0);
const { port } = server.address();

const host = createInstance({
  name: 'invoices',
  remotes: [
    {
      name: 'tax_rates',
      entry: `http://localhost:${port}/mf-manifest.json`,
    },
  ],
});

const { gross } = await host.loadRemote('tax_rates');
console.log(gross(1000, 'DE'));
server.close();
