// What real libraries lost when they were moved.
import { expect, test } from '@playwright/test';
import { manifestOf } from '../src/tool/manifest.ts';
import { compareTexts } from './builds.ts';

const umd = (argument: string, factory: string) =>
  `(function (root, factory) { if (typeof exports === 'object') module.exports = factory();
  else if (typeof define === 'function' && define.amd) define([], factory);
  else root['lib'] = factory(); })(${argument}, () => ${factory});`;

test('what real libraries lost when they were moved is red, and what esbuild adds is not missed', () => {
  const texts = (old: string, now: string, name: string, json = {}) =>
    compareTexts({ 'index.mjs': old }, { [name]: now }, json, 'dist').lines.join('\n');
  const code = 'export const a = 1;\n';
  const left = '✗ package.json leads to index.mjs';
  expect(texts(code, code, 'index.js', { exports: './dist/index.mjs' })).toContain(left);
  expect(texts(code, code, 'index.js', { exports: './dist/index.js' })).not.toContain(
    '✗ p',
  );
  const bin = "#!/usr/bin/env node\nimport '../dist/index.mjs'\n";
  const { entries } = manifestOf({ bin: 'bin/a.mjs' }, 'dist', () => bin);
  expect(entries).toEqual(['index.mjs']);
  const old = umd(
    'typeof globalThis !== "undefined" ? globalThis : global || self',
    'main',
  );
  const now = umd('self', '{ var e = {}; d(e, { default: () => main }); return e; }');
  const { lines } = compareTexts({ 'a.js': old }, { 'a.js': now });
  expect(lines).toContain('  ✗ reads self, which Node.js lacks');
  expect(lines).toContain('  ✗ the global gives no function or value');
  const map = (mark: string) => `const all = ${mark}new Map();\nexport { all };\n`;
  expect(texts(map('/* @__PURE__ */ '), map(''), 'index.mjs')).toContain('losses: 0');
});
