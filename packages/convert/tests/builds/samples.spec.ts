// What the converter makes of the configurations on the pages is built with Rslib, and writes the
// files and exports of the configuration that was written by hand.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { recordedFiles } from '@site/samples/format/record';
import { listSamples, readSample, samplesFolder } from '@site/samples/format/sample';
import { runCommand } from '@site/samples/record/command';
import { copySample, emittedFiles } from '@site/samples/record/scratch';
import { hasChanged } from '@site/test-support/selection';
import { convert } from '../../src/convert.ts';
import { type Difference, intended } from './intended.ts';

const configs = /^(?:tsup|tsdown|vite|rollup|build)\.config\.[mc]?[jt]s$/;
const read = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : '');

interface Case {
  readonly id: string;
  readonly config: string;
  /** The sample with the configuration of Rslib. */
  readonly pair: string;
}

/** All samples with a configuration of another tool, and where the one of Rslib is. */
const cases: Case[] = listSamples().flatMap((id) => {
  const { folder } = readSample(`${samplesFolder}/${id}`);
  if (!/^(?:migrate-(?:tsup|vite)|tsdown|rollup|unbuild|compare)\b/.test(id)) return [];
  const config = [...recordedInputs(folder)].find((file) => configs.test(file));
  if (!config) return [];
  const pair = existsSync(`${folder}/rslib.config.ts`)
    ? id
    : id
        .replace(/^migrate-(tsup|vite)-before$/, 'migrate-$1')
        .replace(/-before$/, '-after')
        .replace(/^(compare-\w+)-\w+$/, '$1-rslib');
  return [{ id, config, pair }];
});

function recordedInputs(folder: string): string[] {
  return Object.keys(JSON.parse(read(`${folder}/recorded.json`)).inputs);
}

for (const { id, config, pair } of cases) {
  if (!hasChanged(['packages/convert/src/', `docs/samples/${id}/`])) continue;
  test(`${id}: the converted configuration builds the same package`, async () => {
    const sample = readSample(`${samplesFolder}/${id}`);
    const {
      adds = [],
      lacks = [],
      isLikeOriginal,
      reported,
      fails,
    }: Partial<Difference> = intended[id] ?? {};
    const text = (name: string) => read(`${sample.folder}/${name}`);
    const answer = convert({
      config: text(config),
      manifest: text('package.json'),
      tsconfig: text('tsconfig.json'),
    });
    if (!answer.ok) throw new Error(JSON.stringify(answer.problems));
    if (reported) {
      expect(answer.conversion.notes.map(({ key }) => key)).toContain(reported);
      return;
    }
    const folder = copySample(sample, 'converted');
    for (const file of answer.conversion.files)
      if (file.name !== 'package.json')
        writeFileSync(`${folder}/${file.name}`, file.text);
    const { exitCode, output } = await runCommand(['rslib'], folder);
    if (fails) {
      expect(exitCode).toBe(1);
      expect(output).toMatch(fails);
      return;
    }
    const built = emittedFiles(sample, folder);
    expect(exitCode, output).toBe(0);

    const own = /^(?:dist\/(?:tsup|tsdown|vite|rollup|unbuild)|dist-old|stub|dist)\//;
    const ofTool = (file: string) => (own.test(file) ? file.replace(own, '') : undefined);
    const byHand = (file: string) =>
      pair === id && /^dist\/(?:tsup|tsdown|vite|rollup|unbuild)\//.test(file)
        ? undefined
        : /^dist\/(?:rslib\/)?(.*)/.exec(file)?.[1];
    const isRslib = (file: string) =>
      /^dist\/(?:rslib[\w-]*|define-only|true|plain)\//.test(file);
    const ours = namesIn(built, ofTool);
    const theirs = isLikeOriginal
      ? namesIn(recordedFiles(sample.folder), (file) =>
          isRslib(file) ? undefined : ofTool(file),
        )
      : namesIn(recordedFiles(`${samplesFolder}/${pair}`), byHand);
    for (const file of adds) delete ours[file];
    for (const file of lacks) delete theirs[file];
    expect(ours).toEqual(theirs);
  });
}

/**
 * Exported names by file; source maps and others without exports have none. What CommonJS exports as
 * a whole is its default export: the converter reports the difference.
 */
function namesIn(
  files: ReadonlyMap<string, Buffer | { readonly written: Buffer }>,
  path: (file: string) => string | undefined,
): Record<string, string[]> {
  const names: Record<string, string[]> = {};
  for (const [file, content] of files) {
    const name = path(file);
    if (name === undefined) continue;
    names[name] = /\.[mc]?js$/.test(name)
      ? exportsOf(String('written' in content ? content.written : content))
      : [];
  }
  return names;
}

function exportsOf(text: string): string[] {
  const lists = [...text.matchAll(/export\s*\{([^}]*)\}/g)].flatMap(([, list = '']) =>
    list.split(',').map((one) => one.replace(/^.*\sas\s/s, '').trim()),
  );
  const assigned = [...text.matchAll(/\bexports(?:\.|\[")(\w+)(?:"\])?\s*=(?!=)/g)].map(
    ([, name = '']) => name,
  );
  const whole = /\bmodule\.exports\s*=\s*(?:\w+|__webpack_exports__\["default"\]);/.test(
    text,
  );
  return [...new Set([...lists, ...assigned, ...(whole ? ['default'] : [])])]
    .filter(Boolean)
    .sort();
}
