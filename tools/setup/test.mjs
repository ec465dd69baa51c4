/** npm test: everything that must hold, from the types to the built pages in a browser. */
import { ensureChromium } from './chromium.mjs';
import { main } from './main.mjs';
import { npm, run, start } from './process.mjs';
import { build } from './site.mjs';

const playwright = [process.execPath, 'node_modules/@playwright/test/cli.js', 'test'];

await main(async (args) => {
  // It waits for the network, the checks and the build for the processor.
  const toolchains = start([process.execPath, 'tools/setup/toolchains.mjs']);
  const chromium = await ensureChromium();
  console.log(`Chromium: ${chromium ?? "Playwright's own"}`);
  const env = { ...process.env, ...(chromium ? { CHROMIUM_PATH: chromium } : {}) };
  return (
    run(npm(['run', 'check'])) ||
    build() ||
    (await toolchains) ||
    run([...playwright, ...args], env)
  );
});
