import { createServer } from 'vite';

const vite = await createServer({
  root: 'demo',
  server: { middlewareMode: true, watch: null, ws: false },
});
const page = await vite.transformRequest('/main.js');
for (const [, address] of page.code.matchAll(/"(\/.+)"/g)) {
  const { code } = await vite.transformRequest(address);
  console.log(address.replace(process.cwd(), '…'));
  console.log('  served:', code.includes('stars-'));
}
await vite.close();
