import { end, pause, step, write } from './watch.mjs';

const watching = 'info    watching';
await step('start', watching);

await write('src/index.ts', 'export const a = 1;');
await step('index.ts has changed', 'built in');

await write('src/index.ts', 'export const a = ;');
await step('index.ts has a mistake', 'build failed in');

await write('src/index.ts', 'export const a = 2;');
await step('index.ts is right again', 'built in');

await write('.env', 'PUBLIC_URL=/api');
await step('.env has changed', watching);

const config = (format) =>
  `export default { lib: [{ format: '${format}' }] };`;
await write('rslib.config.ts', config('amd'));
await step('the configuration has a mistake', 'amd');

await write('src/index.ts', 'export const a = 3;');
await pause();
await write('rslib.config.ts', config('cjs'));
await step('the configuration is right again', watching);

await end('SIGINT');
