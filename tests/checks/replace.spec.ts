// How plugins put text in the place of tags: tools/rspress/replace.ts.
import { expect, test } from '@playwright/test';
import { FindingsError } from '../../tools/findings/error.ts';
import { findTagsOf } from '../../tools/pages/tags.ts';
import { replaceTags } from '../../tools/rspress/replace.ts';

const source =
  '# A\n\n<Option name="a" />\n\n- B\n\n  <Option\n    name="b"\n  />\n\nC\n';
const tags = findTagsOf(source, ['Option']);

test('each tag gives way to its lines, indented as it was, and the rest stays', () => {
  const shown = replaceTags(source, tags, ({ attributes }, index) => [
    `${index} ${attributes.get('name')}`,
    '',
    'more',
  ]);
  expect(shown).toBe('# A\n\n0 a\n\nmore\n\n- B\n\n  1 b\n\n  more\n\nC\n');
});

test('all mistakes of a page are told at once, in its order and without a stack', () => {
  const mistake = (line: number) =>
    new FindingsError([
      { file: 'docs/en/a.mdx', line, what: 'No.', why: 'So.', todo: 'Yes.' },
    ]);
  const wrong = () =>
    replaceTags(source, tags, ({ line }) => {
      throw mistake(line);
    });
  expect(wrong).toThrow(/^docs\/en\/a\.mdx:3 {2}No\.[\s\S]+docs\/en\/a\.mdx:7 {2}No\./);
  expect(mistake(3).stack).toBe(mistake(3).message);
});

test('what is no finding about the page is thrown as it is', () => {
  const broken = new TypeError('a bug');
  expect(() =>
    replaceTags(source, tags, () => {
      throw broken;
    }),
  ).toThrow(broken);
});
