import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { isolation, workerPolicy } from '@site/engine/isolation';
import { languages } from '@site/mdx/language';
import type { InlineScript } from '@site/react-on-intent';
import { intentEvent } from '@site/react-on-intent/intent-event';
import conformance from '../format/conformance.json' with { type: 'json' };
import { textsOf } from '../format/samples.ts';
import { bundleSiteEngine } from './engine.ts';
import { optionsOf } from './options.ts';
import { bundleTypes } from './types.ts';

export { explorerFolder } from '../format/records.ts';
export { explorerBlock } from './explorer.ts';
export { playgroundBlock, playgroundLink } from './playground.ts';

/** Starts React at once on the playground's page if its address or the browser has a project. */
export const playgroundScript: InlineScript = {
  file: 'packages/workbench/src/browser/playground/startAtOnce.ts',
  args: [intentEvent],
  where: 'data-styles="playground"',
};

/**
 * Rspress plugin that writes what the page of the playground loads on demand below `playground/`: the
 * engine, the files of samples, and the service workers. Where npm cannot install the compiler, the
 * site is built without the engine, and its page says so.
 */
export function playground(): RspressPlugin {
  return {
    name: 'site-playground',
    async afterBuild(config, isProd) {
      if (!isProd) return;
      const outDir = path.resolve(config.outDir ?? 'doc_build');
      await writeServiceWorkers(outDir);
      await writeSamples(`${outDir}/playground/samples`);
      await writeOptions(`${outDir}/playground`);
      await writeEngine(`${outDir}/playground/engine`);
    },
  };
}

async function writeServiceWorkers(outDir: string): Promise<void> {
  const file = path.resolve(import.meta.dirname, 'service-worker.js');
  const worker = { ...isolation, 'Content-Security-Policy': workerPolicy };
  const headers = JSON.stringify({ document: isolation, worker });
  const text = (await readFile(file, 'utf8')).replace('HEADERS', headers);
  for (const folder of ['playground', 'zh/playground'])
    await writeFile(`${outDir}/${folder}/sw.js`, text);
}

async function writeSamples(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const id of conformance.equal) {
    const texts = textsOf(id);
    if (texts) await writeFile(`${folder}/${id}.json`, JSON.stringify(texts));
  }
}

async function writeOptions(folder: string): Promise<void> {
  for (const language of languages)
    await writeFile(
      `${folder}/options.${language}.json`,
      JSON.stringify(optionsOf(language)),
    );
}

async function writeEngine(folder: string): Promise<void> {
  try {
    const built = await bundleSiteEngine();
    await cp(built, folder, { recursive: true });
    await bundleTypes(folder);
  } catch (error) {
    // After an update of a package, a shim may lack something.
    if (process.env.CI) throw error;
    console.warn('The site is built without the engine of the playground.', error);
  }
}
