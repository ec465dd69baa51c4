import { inputsNamed } from '@site/explorer/record';
import { readProject } from '@site/pages/repository';
import { explorerRecords } from '../../tools/checks/explorer.ts';
import { parseInstalled } from '../../tools/checks/packages/installed.ts';
import { longLines } from '../../tools/checks/samples/long-lines.ts';
import { checkFixtures } from './support.ts';

const long = `const a = ${'1 + '.repeat(15)}1;`;
const sourceFile = 'docs/samples/s/src/a.ts';
interface Lines {
  text: string;
  file?: string;
  known?: Record<string, number>;
}

checkFixtures(
  'lines of samples',
  ({ text, file = sourceFile, known = {} }: Lines) => longLines([{ file, text }], known),
  {
    accepted: {
      'a line that fits a phone': { text: 'const a = 1;' },
      'an import, which cannot be broken': {
        text: `import { a } from '${'a'.repeat(60)}';`,
      },
      'emitted files': { text: long, file: 'docs/samples/s/dist/a.js' },
      'the record': { text: long, file: 'docs/samples/s/recorded.json' },
      'a known long line': { text: long, known: { [sourceFile]: 1 } },
    },
    reported: {
      'a long line': [{ text: `a;\n${long}` }, `${sourceFile}:2`],
      'one long line more': [
        { text: `${long}\n${long}`, known: { [sourceFile]: 1 } },
        ...[`${sourceFile}:1`, `${sourceFile}:2`],
      ],
      'one long line less': [
        { text: 'a;', known: { [sourceFile]: 1 } },
        'docs/samples/s/src/a.ts has 0 long lines by now. Remove the file from the list.',
      ],
    },
  },
);

const files = readProject(process.cwd()).filter(
  ({ file }) => file.startsWith('docs/explorer/') || file === 'package-lock.json',
);
const lock = files.find(({ file }) => file === 'package-lock.json')?.text ?? '';
const installed = parseInstalled(lock);
const changedSource = files.find(({ file }) => file.includes('/src/'))?.file;
const inputs = inputsNamed([]);
const versions = new Map([...installed.versions, ['@rslib/core', '9.9.9']]);

checkFixtures(
  'records of the explorer',
  ([all, now = installed]: [typeof files, typeof installed?]) =>
    explorerRecords(all, now),
  {
    accepted: { 'records of the sources and versions that are there': [files] },
    reported: {
      'inputs without a record': [[[]], ...inputs.map(() => 'The input has no record.')],
      'a changed source': [
        [
          files.map((one) =>
            one.file === changedSource ? { ...one, text: `${one.text}//` } : one,
          ),
        ],
        'has changed since the record was made. Run "npm run explorer',
      ],
      'a record of other toggles': [
        [
          files.map((one) => ({
            ...one,
            text: one.text.replace(/^("statesHash": ").*",$/m, '$10",'),
          })),
        ],
        ...inputs.map(
          (input) => `would be mistaken for others. Run "npm run explorer -- ${input}"`,
        ),
      ],
      'another version of the tool': [
        [files, { ...installed, versions }],
        ...inputs.map(() => '9.9.9 is installed'),
      ],
    },
  },
);
