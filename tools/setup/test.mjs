/**
 * npm test: what must hold, from the types to the built pages in a browser; of what is many, what differs
 * from `main` and a tenth of the rest. npm run test:all leaves nothing out.
 */
import { ensureChromium } from './chromium.mjs';
import { main } from './main.mjs';
import { npm, run, start } from './process.mjs';
import { build } from './site.mjs';

const playwright = [process.execPath, 'node_modules/@playwright/test/cli.js', 'test'];

await main(async (given) => {
  const all = given.includes('--all');
  const args = given.filter((one) => one !== '--all');
  // It waits for the network, the checks and the build for the processor.
  const toolchains = start([process.execPath, 'tools/setup/toolchains.mjs']);
  const chromium = await ensureChromium();
  console.log(`Chromium: ${chromium ?? "Playwright's own"}`);
  const env = {
    ...process.env,
    ...(all ? { TEST_ALL: '1' } : {}),
    ...(chromium ? { CHROMIUM_PATH: chromium } : {}),
  };
  return (
    run(npm(['run', 'check'])) ||
    build() ||
    (await toolchains) ||
    run([...playwright, ...args], env)
  );
});
