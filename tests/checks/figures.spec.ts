// A size in the text of a page is the one in a record.
import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { repository } from '@site/mdx/repository';
import { listFiles } from '@site/samples/format/files';
import { figures } from './figures.ts';

/** The text of a page without code: sizes in code are output that is compared with records. */
function proseOf(file: string): string {
  const text = readFileSync(`${repository}/docs/${file}`, 'utf8');
  return text.replace(/^```.*?^```/gms, '').replace(/`[^`\n]*`/g, '…');
}

/** Numbers with a unit, `281 B` or `1.2 kB`, each written the same in both languages. */
function sizesIn(text: string): string[] {
  const found =
    /(?<![\w.#/-])(\d[\d.]*)(?: to (\d[\d.]*))? ?(bytes|字节|[kM]?B)(?![A-Za-z])/g;
  return [...text.matchAll(found)].flatMap(([, one, other, unit]) =>
    [one, other]
      .filter((value) => value !== undefined)
      .map((value) => `${value} ${unit?.endsWith('B') ? unit : 'B'}`),
  );
}

const pages = ['en', 'zh'].flatMap((language) =>
  listFiles(`${repository}/docs/${language}`)
    .filter((file) => file.endsWith('.mdx'))
    .map((file) => ({ language, page: file.slice(0, -4), file: `${language}/${file}` })),
);

test('sizes in the text of a page are those of the records', () => {
  const sorted = (sizes: readonly string[] = []) => [...new Set(sizes)].sort();
  const todo =
    'compute it from a record in figures.ts, leave it out, or correct the page';
  for (const { page, file } of pages)
    expect
      .soft(sorted(sizesIn(proseOf(file))), `docs/${file}: ${todo}`)
      .toEqual(sorted(figures[page]));
});
