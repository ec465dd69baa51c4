// What a page shows of a library comes from its record, in both languages.
import { expect, test } from '@playwright/test';
import { repository } from '@site/pages/repository';
import { listLibraries } from '../src/build/library.ts';
import { readRecord } from '../src/build/record.ts';
import { expandLibraries } from '../src/page/expand.ts';

const pageOf = (language: string) => `${repository}/docs/${language}/guide/libraries.mdx`;
const source = `<Libraries />\n\n${listLibraries()
  .map((id) => `<Library name="${id}" />\n`)
  .join('\n')}`;

for (const language of ['en', 'zh']) {
  test(`the page in ${language} names every library, its version and its license`, () => {
    const text = expandLibraries(source, pageOf(language));
    for (const id of listLibraries()) {
      const recorded = readRecord(id);
      expect(text).toContain(`[${recorded.package}](#${id})`);
      expect(text).toContain(recorded.version);
      expect(text).toContain(recorded.license);
    }
    expect(text).toContain('title="rslib.config.ts"');
    // Every placeholder of the labels has its value.
    expect(text.replaceAll(/```[\s\S]*?```/g, '').match(/\{[a-z]+\}/g)).toBe(null);
  });
}

test('a library that does not exist is a finding with its line', () => {
  expect(() =>
    expandLibraries('Text.\n\n<Library name="imer" />\n', pageOf('en')),
  ).toThrow(/docs\/en\/guide\/libraries\.mdx:3 .*names no library/);
});
