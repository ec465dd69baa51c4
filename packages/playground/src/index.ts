import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { isMarkdownEdition } from '@site/framework';
import type { Block } from '@site/pages/blocks';
import { repository } from '@site/pages/repository';
import { bundleEngine } from '../engine/bundle/bundle.ts';
import conformance from './conformance/conformance.json' with { type: 'json' };
import { textsOf } from './conformance/samples.ts';
import { isolation, workerPolicy } from './isolation.ts';
import { expandPlayground } from './page/expand.ts';

export { playgroundLink } from './page/expand.ts';

/** `<Playground />`, with a recorded build. */
export const playgroundBlock: Block = {
  tag: 'Playground',
  folder: 'packages/playground',
  ownStyles: true,
  expand: (context) => expandPlayground(context.code, isMarkdownEdition(context)),
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

async function writeEngine(folder: string): Promise<void> {
  try {
    const built = await bundleEngine(`${repository}/.cache/playground`);
    await cp(built, folder, { recursive: true });
  } catch (error) {
    // After an update of a package, a shim may lack something.
    if (process.env.CI) throw error;
    console.warn('The site is built without the engine of the playground.', error);
  }
}
