// A page has the styles of what it shows in its HTML, and leaves the others to its scripts.
import { mkdirSync, writeFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { inlineStyles } from '../src/split-styles.ts';

test('a page has the styles of what it shows, and a page without any stops the build', () => {
  const folder = test.info().outputPath('css');
  mkdirSync(folder, { recursive: true });
  // In the order of the framework, which is not always that in which they override each other.
  const links = ['home', 'styles', 'rp-badge'].map((name) => {
    writeFileSync(`${folder}/${name}.0.css`, '');
    return `<link href="/a/css/${name}.0.css" rel="stylesheet">`;
  });
  const into = inlineStyles(test.info().outputPath(), '/a/');
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
