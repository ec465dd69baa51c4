import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Browser, Page } from '@playwright/test';
import { repository } from '@site/pages/repository';
import { build } from 'esbuild';
import { startServer } from '../../../tools/serve/server.ts';
import { bundleEngine } from '../engine/bundle/bundle.ts';
import type { Engine, Files } from '../engine/client.ts';
import { type Built, differenceOf } from '../src/conformance/compare.ts';
import { type Candidate, inputsOf } from '../src/conformance/samples.ts';
import { isolation, workerPolicy } from '../src/isolation.ts';

declare global {
  interface Window {
    playground: typeof import('../engine/client.ts');
    engine: Engine | undefined;
  }
}

/**
 * Bundles the engine, and opens a page on which `Engine` is a global, on a host that sends the headers of
 * `_headers`. `close` closes both.
 */
export async function openEngine(browser: Browser) {
  const folder = await bundleEngine(`${repository}/.cache/playground`);
  const root = path.dirname(folder);
  const name = path.basename(folder);
  await build({
    entryPoints: [path.resolve(import.meta.dirname, '../engine/client.ts')],
    outfile: `${root}/client.js`,
    bundle: true,
    format: 'iife',
    globalName: 'playground',
  });
  const isolated = Object.entries(isolation).map(([key, value]) => `  ${key}: ${value}`);
  const policy = `  Content-Security-Policy: ${workerPolicy}`;
  const headers = ['/*', ...isolated, `/${name}/*`, policy, ''];
  writeFileSync(`${root}/_headers`, headers.join('\n'));
  const html = `<!doctype html><title>Engine</title><base href="/${name}/"><script src="/client.js"></script>`;
  writeFileSync(`${root}/index.html`, html);
  const host = await startServer(root, { base: '/', port: 0, headers: true });
  const page = await browser.newPage();
  await page.goto(host.origin);
  const close = async () => {
    await page.close();
    await host.close();
  };
  return { page, close };
}

/**
 * Builds files on a page of `openEngine`, whose engine it keeps. Takes `limit` milliseconds at most, on
 * busy machines as well.
 */
export async function buildOn(page: Page, files: Files, limit = 600_000): Promise<Built> {
  const result = await page.evaluate(
    async (asked) => {
      window.engine ??= new window.playground.Engine({ folder: './' });
      try {
        return await window.engine.build(asked.files, asked.limit);
      } catch (error) {
        return { ok: false, log: [`error ${error}`], files: {} };
      }
    },
    { files, limit },
  );
  const emitted = Object.entries(result.files).map(([path, content]) => {
    return [path, Buffer.from(content).toString('latin1')];
  });
  return {
    ok: result.ok,
    log: stripVTControlCharacters(result.log.join('\n')),
    files: Object.fromEntries(emitted),
  };
}

/** How the playground's build of a sample differs from its record; undefined if it does not. */
export async function tryOn(page: Page, sample: Candidate): Promise<string | undefined> {
  const inputs = inputsOf(sample.folder).map(([path, content]) => [
    path,
    new Uint8Array(content),
  ]);
  return differenceOf(sample, await buildOn(page, Object.fromEntries(inputs)));
}
