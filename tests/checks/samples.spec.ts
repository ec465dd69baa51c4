import { expect, test } from '@playwright/test';
import { checkFixtures } from '@site/mdx/check-fixtures';
import type { Edit } from '@site/samples/record/kind';
import { writeFiles } from '@site/test-files';
import { kinds } from '../../tools/checks/samples/kinds.ts';
import {
  type Recording,
  recorders,
  recordings,
} from '../../tools/checks/samples/recorders.ts';
import { records } from '../../tools/checks/samples/records.ts';
import { configurations, unusedSamples } from '../../tools/checks/samples/samples.ts';

const manifests = ['a', 'b', 'c'].map((id) => `docs/samples/${id}/sample.json`);

checkFixtures('samples', unusedSamples, {
  accepted: {
    'an example of the playground': [
      {
        file: 'packages/workbench/src/browser/playground/examples.json',
        text: '{ "first": { "sample": "a" } }',
      },
      { file: 'docs/samples/a/sample.json', text: '' },
    ],
  },
  reported: {
    'a sample that no page shows': [
      [
        { file: 'docs/en/a.mdx', text: '<Sample\n  id="a"\n  diff="b"\n  tree\n/>' },
        ...manifests.map((file) => ({ file, text: '' })),
      ],
      'docs/samples/c/sample.json:0 No page shows',
    ],
  },
});

checkFixtures(
  'records',
  (edits: readonly Edit[]) =>
    records([{ command: 'samples', names: () => ['a'], edits: () => edits }]),
  {
    accepted: { 'a record of what is there': [] },
    reported: {
      'a source that was not built, and an output that was edited': [
        [
          { file: 'docs/samples/a/a.ts', of: 'source', what: 'Changed.' },
          { file: 'docs/samples/a/recorded.json', of: 'record', what: 'Edited.' },
        ],
        'docs/samples/a/a.ts:0 Changed. Run `npm run samples -- a`, and commit',
        'docs/samples/a/recorded.json:0 Edited. Restore it with git, or run `npm run samples',
      ],
    },
  },
);

const now = { rslib: '1.0.0', typescript: '7.0.0', code: 'c', records: 'r' };
const recording = (written: Recording['written']): Recording[] => [
  { command: 'samples', written, now },
];
const file = 'docs/samples/recorder.json:0';

checkFixtures('recorders', recorders, {
  accepted: { 'records that were verified as they are': recording(now) },
  reported: {
    'another version of the tool': [
      recording({ ...now, rslib: '0.9.0' }),
      `${file} Since all records of \`npm run samples\` were verified, Rslib changed.`,
    ],
    'another recorder and a record that was made or edited since': [
      recording({ ...now, code: 'b', records: 'q' }),
      'the code that records and a record changed. Run `npm run samples` without a name',
    ],
    'records that were never verified': [
      recording(undefined),
      'Rslib and TypeScript and the code that records and a record changed.',
    ],
  },
});

test('all that is recorded was verified with the documented tool and the recorder of today', () => {
  for (const { command, written, now } of recordings(kinds)) {
    const { records: _, ...tools } = now;
    expect(written, `Run \`npm run ${command}\`.`).toMatchObject(tools);
  }
});

interface Sample {
  fields: string;
  expect?: unknown;
}

/** Checks the configuration of one sample, written where packages are found. */
async function check({ fields, expect = 'builds' }: Sample) {
  const folder = 'docs/samples/a';
  const text = [
    "import { defineConfig } from '@rslib/core';",
    "import plugin from 'only-in-a-toolchain';",
    '',
    `export default defineConfig({ plugins: [plugin],\n${fields}\n});`,
  ].join('\n');
  const manifest = JSON.stringify({ purpose: 'A.', purposeZh: '甲。', expect });
  const files = {
    [`${folder}/rslib.config.ts`]: text,
    [`${folder}/sample.json`]: manifest,
  };
  const list = Object.entries(files).map(([file, text]) => ({ file, text }));
  // Inside the repository, where packages are found.
  return configurations(writeFiles(files), list);
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
