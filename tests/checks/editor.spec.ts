import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { type Schema, validate } from '@site/pages/json-schema';
import { parsePage } from '@site/pages/parse';

const json = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as unknown;
const schema = (file: string) => json(file) as Schema & { additionalProperties: Schema };

test('every schema in the editor settings exists and matches existing files', () => {
  const settings = json('.vscode/settings.json') as {
    'json.schemas': { fileMatch: string[]; url: string }[];
  };
  for (const { fileMatch, url } of settings['json.schemas']) {
    expect(existsSync(url), url).toBe(true);
    for (const pattern of fileMatch) {
      const example = pattern.replace('**', 'en/guide').replace('*', 'en');
      expect(existsSync(example), pattern).toBe(true);
    }
  }
});

test('the editor accepts the interface texts and marks a missing language', () => {
  const { additionalProperties: text } = schema('tools/editor/texts.schema.json');
  for (const file of ['theme/i18n.json', 'theme/overview/data/purposes.json']) {
    const texts = Object.entries(json(file) as object);
    expect(texts.length).toBeGreaterThan(9);
    expect(texts.flatMap(([key, value]) => validate(value, text, key))).toEqual([]);
  }
  expect(validate({ en: 'A' }, text)).toHaveLength(1);
});

test('the editor knows every component of the pages with its attributes', () => {
  const types = readFileSync('tools/editor/mdx.d.ts', 'utf8');
  const known = new Map(
    [...types.matchAll(/^ {2}(\w+): \(props: ([\s\S]*?)\) => null;$/gm)].map(
      ([, name = '', props = '']) => [
        name,
        new Set([...props.matchAll(/(\w+)\??: /g)].map(([, prop]) => prop)),
      ],
    ),
  );
  const unknown: string[] = [];
  for (const file of readdirSync('docs/en', { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.mdx')) continue;
    const page = parsePage(`docs/en/${file}`, readFileSync(`docs/en/${file}`, 'utf8'));
    const imported = new Set(page.source.match(/(?<=^import .*)\b[A-Z]\w+/gm));
    for (const { name, tag, line } of page.components) {
      if (imported.has(name) || /^[a-z]/.test(name)) continue;
      // The packages that expand the others check their attributes.
      if (!/^(Sample|Option|CliReference|Term)$/.test(name) && known.has(name)) continue;
      const attributes = tag.replace(/"[^"]*"/g, '').match(/(?<=\s)[a-z]\w*/g) ?? [];
      const props = known.get(name);
      if (attributes.every((one) => props?.has(one)) && props) continue;
      unknown.push(`${page.file}:${line} ${tag}`);
    }
  }
  expect(unknown).toEqual([]);
});
