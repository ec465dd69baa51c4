import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { repository } from '@site/pages/repository';
import { configurations } from '../../tools/checks/samples/configurations.ts';
import { checkFixtures } from './support.ts';

interface Sample {
  fields: string;
  expect?: unknown;
}

/** Checks the configuration of one sample, written where packages are found. */
async function check({ fields, expect = 'builds' }: Sample) {
  mkdirSync(`${repository}/.cache`, { recursive: true });
  const root = mkdtempSync(`${repository}/.cache/configurations-`);
  const folder = 'docs/samples/a';
  const text = [
    "import { defineConfig } from '@rslib/core';",
    "import plugin from 'only-in-a-toolchain';",
    '',
    `export default defineConfig({ plugins: [plugin],\n${fields}\n});`,
  ].join('\n');
  const manifest = JSON.stringify({ purpose: 'A.', purposeZh: '甲。', expect });
  try {
    mkdirSync(`${root}/${folder}`, { recursive: true });
    writeFileSync(`${root}/${folder}/rslib.config.ts`, text);
    return await configurations(root, [
      { file: `${folder}/rslib.config.ts`, text },
      { file: `${folder}/sample.json`, text: manifest },
    ]);
  } finally {
    rmSync(root, { recursive: true });
  }
}

const fails = "Did you mean to write 'format'?";

checkFixtures('configurations of samples', check, {
  accepted: {
    'options that exist, at their place': {
      fields: "lib: [{ format: 'esm', output: { minify: true } }],",
    },
    'a mistake that the sample is about': {
      fields: "lib: [{ formt: 'esm' }],",
      expect: { fails },
    },
  },
  reported: {
    'a misspelt option, with the one that TypeScript takes it for': [
      { fields: "lib: [{ formt: 'esm' }]," },
      fails,
    ],
    'an option at the wrong place, also where the sample is about another mistake': [
      { fields: "lib: [{ format: 'esm', minify: true }],", expect: { fails } },
      "docs/samples/a/rslib.config.ts:5 Object literal may only specify known properties, and 'minify' does not exist in type 'LibConfig'.",
    ],
  },
});
