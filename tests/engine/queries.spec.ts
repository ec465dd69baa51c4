// The queries by which the search is measured are fit to measure it.
import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { format } from '../../tools/findings/finding.ts';
import { readPages } from '../../tools/pages/read.ts';
import { readProject } from '../../tools/repository/read.ts';
import { repository } from '../../tools/repository/root.ts';
import type { TextFile } from '../../tools/repository/text-file.ts';
import { queryFindings } from '../search/queries.ts';

for (const language of ['en', 'zh'] as const) {
  test(`the queries of ${language} are fit to measure the search`, () => {
    const read = (lang: string): TextFile => {
      const file = `tests/search/queries.${lang}.json`;
      return { file, text: readFileSync(`${repository}/${file}`, 'utf8') };
    };
    const { pages } = readPages(readProject(repository));
    const other = read(language === 'en' ? 'zh' : 'en');
    const found = queryFindings(read(language), { other, pages, language });
    expect(found.map(format)).toEqual([]);
  });
}
