// A page has the styles of what it shows in its HTML, and leaves the others to its scripts.
import { expect, test } from '@playwright/test';
import { writeFiles } from '@site/test-files';
import { inlineStyles } from '../src/split-styles.ts';

test('a page has the styles of what it shows, and a page without any stops the build', () => {
  // In the order of the framework, which is not always that in which they override each other.
  const files = ['home', 'styles', 'rp-badge'].map((name) => `css/${name}.0.css`);
  const links = files.map((file) => `<link href="/a/${file}" rel="stylesheet">`);
  const folder = writeFiles(Object.fromEntries(files.map((file) => [file, ''])));
  const into = inlineStyles(folder, '/a/');
  const stylesOf = (body: string) =>
    into(`${links}</head>${body}`).html.match(/(?<="\/a\/css\/)[^.]+/g);
  expect(stylesOf('<main data-styles="home">')).toEqual(['styles', 'home']);
  expect(stylesOf('<b class="rp-badge rp-badge--tip">')).toEqual(['styles', 'rp-badge']);
  expect(stylesOf('<b class="badge">home</b>')).toEqual(['styles']);
  expect(into(`${links}</head>`).deferred).toEqual([
    '/a/css/home.0.css',
    '/a/css/rp-badge.0.css',
  ]);
  expect(() => stylesOf('<p data-styles="lost">')).toThrow('no style sheet');
  expect(() => into('<head></head>')).toThrow('no style sheet');
});
