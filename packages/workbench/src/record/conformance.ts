import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Browser, JSHandle } from '@playwright/test';
import type { BuildOptions, Engine, Files } from '@site/engine';
import { isolation, workerPolicy } from '@site/engine/isolation';
import { readRecord, recordedFiles } from '@site/samples/format/record';
import { build } from 'esbuild';
import { bundleSiteEngine } from '../build/engine.ts';
import { type Candidate, inputsOf } from '../format/samples.ts';

/** Serves a folder on a host that sends the headers of its `_headers`. */
type Serve = (folder: string) => Promise<{ origin: string; close(): Promise<void> }>;

/** Bundles the engine and opens it on a page of a host. `close` closes both. */
export async function openEngine(browser: Browser, serve: Serve) {
  const folder = await bundleSiteEngine();
  const root = path.dirname(folder);
  const name = path.basename(folder);
  await build({
    stdin: { contents: "export * from '@site/engine'", resolveDir: import.meta.dirname },
    outfile: `${root}/client.js`,
    bundle: true,
    format: 'iife',
    globalName: 'playground',
  });
  const isolated = Object.entries(isolation).map(([key, value]) => `  ${key}: ${value}`);
  const policy = `  Content-Security-Policy: ${workerPolicy}\n`;
  const headers = ['/*', ...isolated, `/${name}/*`, policy].join('\n');
  writeFileSync(`${root}/_headers`, headers);
  const html = `<!doctype html><title>Engine</title><base href="/${name}/"><script src="/client.js"></script>`;
  writeFileSync(`${root}/index.html`, html);
  const host = await serve(root);
  const page = await browser.newPage();
  await page.goto(host.origin);
  const engine = await page.evaluateHandle<Engine>("new playground.Engine('./')");
  const close = async () => {
    await page.close();
    await host.close();
  };
  return { engine, close };
}

const latin1 = (content: Uint8Array) => Buffer.from(content).toString('latin1');

/**
 * Builds files with the engine of `openEngine`. It may take minutes on busy machines. Emitted files are Latin-1 text by path.
 */
export async function buildOn(
  engine: JSHandle<Engine>,
  files: Files,
  options: BuildOptions = {},
) {
  const failed = (error: Error) => ({ ok: false, log: [`error ${error}`], files: {} });
  const result = await engine
    .evaluate((one, asked) => one.build(asked.files, asked.options), {
      files,
      options: { limit: 600_000, ...options },
    })
    .catch(failed);
  const texts = Object.entries(result.files).map(([path, content]) => {
    return [path, latin1(content)] as const;
  });
  const log = stripVTControlCharacters(result.log.join('\n'));
  return { ok: result.ok, log, files: Object.fromEntries(texts) };
}

/**
 * How the playground's build of a sample differs from its record, in a sentence; undefined if they are
 * equal in every byte. Where packages are installed counts as the same place.
 */
export async function tryOn(
  engine: JSHandle<Engine>,
  { folder, commands, fails }: Candidate,
) {
  const inputs = inputsOf(folder).map(([path, content]) => {
    return [path, new Uint8Array(content)] as const;
  });
  const { ok, log, files } = await buildOn(engine, Object.fromEntries(inputs), {
    commands,
  });
  if (fails === undefined && !ok) return `It fails: ${firstError(log)}`;
  if (fails !== undefined && ok) return 'It builds here, and fails elsewhere.';
  if (fails !== undefined && !log.includes(fails))
    return `It fails with another message: ${firstError(log)}`;
  const emitted = [...recordedFiles(folder)].map(([path, content]) => {
    return [path, latin1(content)] as const;
  });
  const elsewhere = readRecord(folder)?.outside.map(({ path, lines }) => {
    return [path, latin1(Buffer.from(lines.join('\n')))] as const;
  });
  const recorded = new Map([...emitted, ...(elsewhere ?? [])]);
  recorded.delete('recorded.json');
  const paths = new Set([...recorded.keys(), ...Object.keys(files)]);
  const isEqual = (path: string) => placed(recorded.get(path)) === placed(files[path]);
  const different = [...paths].filter((path) => !isEqual(path));
  return different.length > 0 ? `${different.sort().join(', ')} differ.` : undefined;
}

function placed(text: string | undefined): string | undefined {
  return text
    ?.replace(/(?:\.\.\/)*node_modules\//g, './node_modules/')
    .replaceAll('/project/./node_modules/', '/./node_modules/');
}

/** The beginning of the first error, without what differs from run to run. */
function firstError(log: string): string {
  const [error = log] = /^[^\n]*(?:\berror\b|Error:|✖|×).*/ms.exec(log) ?? [];
  const text = error
    .replace(/\s+at [^\n]*:\d+\).*/s, '')
    .replace(/\d+\.\d+ ?s\b/g, '… s')
    .replace(/\?t=\d+/g, '')
    .replace(/\s+/g, ' ');
  return text.length > 200 ? text.slice(0, 200).replace(/\S*$/, '…') : text;
}
