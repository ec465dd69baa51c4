// What the search index has of a page. Its fields: packages/search/tests/content/answers.spec.ts.
import { expect, test } from '@playwright/test';
import { readSections } from '../../src/browser/engine/sections';
import { pack } from '../../src/browser/pack.ts';
import type { IndexEntry } from '../../src/browser/types';
import { entriesOf, namesInCode, readPage } from '../../src/build/read-page.ts';

const heading = (depth: number, id: string, text: string) =>
  `<h${depth} id="${id}"><a aria-hidden="true" class="rp-header-anchor" href="#${id}">#</a>` +
  `${text}</h${depth}>`;

const block = (language: string, code: string) =>
  `<div class="rp-codeblock language-${language}"><pre><code>${code}</code></pre></div>`;

function entryOf(body: string, description?: string): IndexEntry {
  const html = `<nav>Menu</nav><main><div class="rp-doc rspress-doc">${body}</div></main>`;
  const read = readPage(html);
  const about = description === undefined ? {} : { description };
  const [entry] = read ? entriesOf([{ ...read, ...about, routePath: '/guide/a' }]) : [];
  if (!entry) throw new Error('The page has no document.');
  return entry;
}

/** The texts of the sections of a page by their anchors. */
const textsOf = (body: string) =>
  Object.fromEntries(
    readSections(pack([entryOf(body)])).map(({ link, prose }) => [
      link.replace(/.*#/, ''),
      prose,
    ]),
  );

test('sections keep their text, the headings above, their anchor and the description', () => {
  const entry = entryOf(
    `${heading(1, 'top', 'Title')}<p>First.</p>${heading(2, 'a', 'A')}<p>One.</p>` +
      `${heading(3, 'b', 'B')}<p>Two.</p>${heading(2, 'c', 'C')}<p>Three.</p>`,
    'About.',
  );
  expect(readSections(pack([entry]))).toMatchObject([
    { heading: '', link: '/guide/a', description: 'About.', prose: 'About. First.' },
    { heading: 'A', ancestors: [], link: '/guide/a#a', description: '', prose: 'One.' },
    { heading: 'B', ancestors: ['A'], link: '/guide/a#b', prose: 'Two.' },
    { heading: 'C', ancestors: [], link: '/guide/a#c', prose: 'Three.' },
  ]);
  const toc = entry.toc.map((one) => ({ ...one, charIndex: -1 }));
  const unplaced = readSections(pack([{ ...entry, toc }])).map(({ prose }) => prose);
  expect(unplaced.slice(1), 'without positions').toEqual(['', '', '']);
});

test('cells, list items and closed parts are read, controls and hidden parts are not', () => {
  const { '/guide/a': text } = textsOf(
    '<table><tr><td>outDir</td><td><code>output.distPath</code></td></tr></table>' +
      '<ul><li>One</li><li>Two</li></ul><details><summary>More</summary>Opened.</details>' +
      '<p>A <button>term</button><span popover="auto">Its card.</span></p>' +
      '<label>Filter <input></label><svg><text>Drawn</text></svg><p hidden>Hidden</p>' +
      '<section data-styles="tool">A tool</section><span class="visually-hidden">Link</span>',
  );
  expect(text).toBe('outDir\noutput.distPath\nOne\nTwo\nMore Opened. A term');
});

test('of samples, the index has the messages of tools, each once', () => {
  const printed = [
    '$ npx rslib',
    'error   Build error:',
    '  × Module not found: gizmo',
    '   ╭─[1:0]',
    " 1 │ import 'gizmo'; // error",
    '  ╰─▶   × TS9010: Variable must have a type.',
  ].join('\n');
  const texts = textsOf(
    `<figure><p>A label</p>${block('ts', 'const error = 1;')}${block('text', printed)}` +
      `</figure>${heading(2, 'again', 'Again')}${block('text', printed)}`,
  );
  expect(texts).toEqual({
    '/guide/a':
      'error Build error: × Module not found: gizmo × TS9010: Variable must have a type.',
    again: '',
  });
});

test('no section that only links is read, and no page without a document', () => {
  const texts = textsOf(
    `${heading(2, 'next-steps', 'Next')}<p>There.</p>` +
      `${heading(2, 'part', 'Part')}<p>Here.</p>${heading(2, 'related', 'Related')}<p>Else.</p>`,
  );
  expect(texts).toEqual({ '/guide/a': '', part: 'Here.' });
  expect(readPage('<main>A tool</main>')).toBeUndefined();
});

test('of code, a section has the names that its text lacks, without minified lines', () => {
  const minified = `var x="${'y'.repeat(200)}",noise=1`;
  const html =
    `<main><div class="rspress-doc"><p>The umd format.</p>` +
    block('ts', 'format: "umd", gizmo: 1, gizmo: 2') +
    `<figure>${block('js', `const maxAge = 'ab12cd34';\n${minified}`)}</figure>` +
    `${heading(2, 'part', 'Part')}${block('ts', 'gizmo(1)')}</div></main>`;
  const read = readPage(html);
  expect(read && namesInCode([read])).toEqual(['gizmo const maxAge', 'gizmo']);
});

test('a name that the code of most sections has is in none of them', () => {
  const sections = Array.from(
    { length: 41 },
    (_, at) => heading(2, `s${at}`, 'S') + block('ts', `common(own${at})`),
  );
  const read = readPage(
    `<main><div class="rspress-doc">${sections.join('')}</div></main>`,
  );
  expect(read && namesInCode([read]).slice(0, 3)).toEqual(['', 'own0', 'own1']);
});
