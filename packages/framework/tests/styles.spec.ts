// A page has the styles of what it shows in its HTML, and leaves the others to its scripts.
import { mkdirSync, writeFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { deferStyles, inlineStyles } from '../src/split-styles.ts';

test('a page has the styles of what it shows, and a page without any stops the build', () => {
  const folder = test.info().outputPath('css');
  mkdirSync(folder, { recursive: true });
  const links = ['styles', 'home', 'rp-badge'].map((name) => {
    writeFileSync(`${folder}/${name}.0.css`, '');
    return `<link href="/a/css/${name}.0.css" rel="stylesheet">`;
  });
  const into = inlineStyles(test.info().outputPath(), '/a/');
  const inlined = (body: string) => into(deferStyles(`${links}</head>${body}`).html);
  const stylesOf = (body: string) => inlined(body).match(/(?<="\/a\/css\/)[^.]+/g);
  expect(stylesOf('<main data-styles="home">')).toEqual(['styles', 'home']);
  expect(stylesOf('<b class="rp-badge rp-badge--tip">')).toEqual(['styles', 'rp-badge']);
  expect(stylesOf('<b class="badge">home</b>')).toEqual(['styles']);
  expect(() => into('<head></head>')).toThrow('no style sheet');
});
