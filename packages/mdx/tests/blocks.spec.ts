// What an author reads about a tag that is wrong.
import { expect, test } from '@playwright/test';
import { type Block, expandBlocks } from '../src/build/blocks.ts';
import { findTagsOf } from '../src/build/tags.ts';
import { FindingsError } from '../src/format/findings.ts';

const longer: Block = {
  tag: 'Longer',
  folder: 'packages/longer',
  expand: ({ code }) => code.replace('<Longer />', 'One.\n\nTwo.\n\nThree.'),
};
const wrong: Block = {
  tag: 'Wrong',
  folder: 'packages/wrong',
  expand({ code }) {
    const [tag] = findTagsOf(code, ['Wrong']);
    if (!tag) return code;
    const told = { what: 'It is wrong.', why: 'Why.', todo: 'Do.' };
    throw new FindingsError([{ file: 'a.mdx', line: tag.line, ...told }]);
  },
};

test('a wrong tag is reported at its line of the page, whatever is above it', () => {
  const context = {
    code: '# A\n\n<Longer />\n\n<Wrong />\n',
    resourcePath: '/a.mdx',
    environment: { name: 'web' },
    addDependency: () => undefined,
    addContextDependency: () => undefined,
  };
  const lines = () => {
    try {
      return expandBlocks([longer, wrong], context);
    } catch (error) {
      if (!(error instanceof FindingsError)) throw error;
      return error.findings.map(({ line }) => line);
    }
  };
  expect(lines()).toEqual([5]);
});
