import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { parsePage } from '@site/pages/parse';
import { repository } from '@site/pages/repository';
import { toolchainsFolder } from '@site/samples/build/toolchains';
import { migratedOptions } from '../../tools/checks/migrated-options.ts';
import { fieldsOf } from '../../tools/checks/migration/fields-of.ts';

const good = '| `entry`, `dts.only` | x |\n| `bundle: false` | y |\n';
const options = { tsup: ['entry', 'dts', 'bundle'] };

function said(zh: string, en = good): string[] {
  const pages = Object.entries({ en, zh }).map(([language, source]) =>
    parsePage(`docs/${language}/guide/migration/tsup.mdx`, source),
  );
  return migratedOptions(options, pages).map(({ file, what }) => `${file}: ${what}`);
}

test('a page with a row for every option is accepted', () => {
  expect(said(good)).toEqual([]);
});

test('an option without a row is reported, in each language', () => {
  expect(said('| `entry` | `bundle` |\n\nText with `dts`.\n')).toEqual([
    'docs/zh/guide/migration/tsup.mdx: No table has a row for “dts” of tsup.',
    'docs/zh/guide/migration/tsup.mdx: No table has a row for “bundle” of tsup.',
  ]);
});

test('a separate page of options counts for its own language only', () => {
  const page = (name: string, source: string) => parsePage(`docs/${name}.mdx`, source);
  const found = migratedOptions(options, [
    page('en/guide/migration/tsup', '| `entry` | x |\n'),
    page('en/guide/migration/tsup-options', '| `dts` | x |\n| `bundle` | y |\n'),
    page('zh/guide/migration/tsup', good.replace('`bundle: false`', 'y')),
    page('zh/guide/migration/tsup-options', 'Text with `bundle`.\n'),
  ]);
  expect(found.map(({ file, what }) => `${file}: ${what}`)).toEqual([
    'docs/zh/guide/migration/tsup-options.mdx: No table has a row for “bundle” of tsup.',
  ]);
});

test('an unwritten page is accepted, a missing one is reported', () => {
  expect(said('---\nunwritten: true\n---\n')).toEqual([]);
  expect(migratedOptions(options, [])).toHaveLength(2);
});

test('only the top-level fields of a type count as options', () => {
  const text = 'type A = {\n    b?: {\n        c: 1;\n    };\n    a: 2;\n};\ntype B = 1;';
  expect(fieldsOf(text, 'A')).toEqual(['a', 'b']);
  expect(
    fieldsOf('interface A {\n  /** One: two. */\n  b?: {\n    c: 1;\n  };\n}\n', 'A'),
  ).toEqual(['b']);
  expect(() => fieldsOf(text, 'C')).toThrow('no type “C”');
});

test('the lists of options are those of the installed tools', () => {
  const types = (file: string) =>
    readFileSync(`${toolchainsFolder}/${file.replace('/', '/node_modules/')}`, 'utf8');
  const list: unknown = JSON.parse(
    readFileSync(`${repository}/tools/checks/migration/options.json`, 'utf8'),
  );
  expect(list).toEqual({
    'modernjs-module': fieldsOf(
      types('modernjs-module/@modern-js/module-tools/dist/types/config/index.d.ts'),
      'PartialBaseBuildConfig',
    ),
    tsup: fieldsOf(types('tsup/tsup/dist/index.d.ts'), 'Options'),
    vite: fieldsOf(types('vite/vite/dist/node/index.d.ts'), 'LibraryOptions'),
  });
});
