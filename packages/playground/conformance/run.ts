import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { repository } from '@site/pages/repository';
import { build } from 'esbuild';
import { startServer } from '../../../tools/serve/server.ts';
import { bundleEngine } from '../engine/bundle/bundle.ts';
import type { Engine } from '../engine/client.ts';
import { type Built, differenceOf, plainText } from '../src/conformance/compare.ts';
import type { Candidate } from '../src/conformance/samples.ts';
import { isolation, workerPolicy } from '../src/isolation.ts';

declare global {
  interface Window {
    playground: typeof import('../engine/client.ts');
    engine: Engine | undefined;
  }
}

/** A page on which `Engine` is a global; `close` closes it and its host. */
export interface EnginePage {
  readonly page: Page;
  close(): Promise<void>;
}

/** Bundles the engine, and opens a page on a host that sends the headers of `_headers`. */
export async function openEngine(browser: Browser): Promise<EnginePage> {
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
 * Builds files, Latin-1 text by path, on a page of `openEngine`, whose engine it keeps. Takes `limit`
 * milliseconds at most, on busy machines as well.
 */
export async function buildOn(
  page: Page,
  files: Readonly<Record<string, string>>,
  limit = 600_000,
): Promise<Built> {
  const { log, ...built } = await page.evaluate(
    async ({ inputs, limit }) => {
      const bytesOf = (text: string) =>
        Uint8Array.from(text, (character) => character.charCodeAt(0));
      const textOf = (bytes: Uint8Array) => {
        let text = '';
        for (let at = 0; at < bytes.length; at += 8192)
          text += String.fromCharCode(...bytes.subarray(at, at + 8192));
        return text;
      };
      const map = <A, B>(all: Readonly<Record<string, A>>, change: (value: A) => B) =>
        Object.fromEntries(
          Object.entries(all).map(([key, value]) => [key, change(value)]),
        );
      window.engine ??= new window.playground.Engine({ folder: './' });
      try {
        const result = await window.engine.build(map(inputs, bytesOf), limit);
        return { ok: result.ok, log: result.log, files: map(result.files, textOf) };
      } catch (error) {
        return { ok: false, log: [`error ${error}`], files: {} };
      }
    },
    { inputs: files, limit },
  );
  return { ...built, log: plainText(log) };
}

/** How the playground's build of a sample differs from its record; undefined if it does not. */
export async function tryOn(page: Page, sample: Candidate): Promise<string | undefined> {
  return differenceOf(sample, await buildOn(page, sample.inputs));
}
