import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { isolation, workerPolicy } from '@site/engine/isolation';
import { isMarkdownEdition } from '@site/framework';
import type { Block } from '@site/mdx/blocks';
import { fileBlock } from '@site/mdx/fence';
import { type Language, languages } from '@site/mdx/language';
import { findTagsOf, jsonAttributes, replaceTags } from '@site/mdx/tags';
import type { InlineScript } from '@site/react-on-intent';
import { intentEvent } from '@site/react-on-intent/intent-event';
import { installedVersion } from '@site/samples/format/installed';
import conformance from '../format/conformance.json' with { type: 'json' };
import { findSnapshot } from '../format/data.ts';
import { readStates } from '../format/records.ts';
import { textsOf } from '../format/samples.ts';
import { parseKey } from '../format/states.ts';
import { bundleSiteEngine } from './engine.ts';
import { optionsOf } from './options.ts';
import { bundleTypes } from './types.ts';

export { explorerBlock, explorerFolder } from './explorer.ts';

/** `<Playground />`, with a recorded build. */
export const playgroundBlock: Block = {
  tag: 'Playground',
  folder: 'packages/workbench/src/browser/playground',
  ownStyles: true,
  expand: (context) => expandPlayground(context.code, isMarkdownEdition(context)),
};

/** Starts React at once on the playground's page if its address or the tab has a project. */
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

/** What a downloaded package may need of what the engine has. */
const needs = [
  '@microsoft/api-extractor',
  '@rsbuild/plugin-less',
  '@rsbuild/plugin-react',
  '@rsbuild/plugin-sass',
  '@rslib/core',
  '@swc/helpers',
  '@types/react',
  'clsx',
  'react',
  'typescript',
];

/**
 * Gives `<Playground />` its recorded example as attributes and imports the component. The Markdown
 * edition (`plain`) has the configuration and the first emitted file instead.
 */
function expandPlayground(source: string, plain: boolean): string {
  const tags = findTagsOf(source, ['Playground']);
  const state = parseKey('dependencies');
  const recorded = readStates(state.input);
  const snapshot = findSnapshot(recorded, state);
  const { equal, different } = conformance;
  const props = {
    snapshot,
    sources: recorded.sources,
    versions: Object.fromEntries(needs.map((name) => [name, installedVersion(name)])),
    equal: equal.length,
    tried: equal.length + Object.keys(different).length,
  };
  const config = { path: 'rslib.config.ts', text: snapshot.config };
  const files = [config, ...snapshot.files.slice(0, 1)];
  const expanded = replaceTags(source, tags, () =>
    plain
      ? files.flatMap(({ path, text }) => fileBlock(path, text))
      : [`<Playground ${jsonAttributes(props)} />`],
  );
  if (tags.length === 0 || plain) return expanded;
  // At the end, so that no line number changes.
  return `${expanded}\n\nimport Playground from '@site/workbench/browser/Playground';\n`;
}

/** The address that opens a sample; undefined if it cannot be opened. */
export function playgroundLink(id: string, language: Language): string | undefined {
  if (!conformance.equal.includes(id) || !textsOf(id)) return undefined;
  return `${language === 'zh' ? '/zh' : ''}/playground/#sample=${id}`;
}
