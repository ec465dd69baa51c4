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
