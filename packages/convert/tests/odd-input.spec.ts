// Whatever is pasted, there is an answer: a conversion, or a message at the right place.
import { expect, test } from '@playwright/test';
import { hostileTexts } from '@site/test-support/hostile';
import { convert } from '../src/convert.ts';
import type { Input } from '../src/read/problem.ts';
import { readShapes } from './shapes.ts';

const empty: Input = { config: '', manifest: '', tsconfig: '' };
const problemsOf = (input: Partial<Input>) => {
  const answer = convert({ ...empty, ...input });
  return answer.ok ? [] : answer.problems;
};

test('nothing pasted is no problem', () => {
  expect(problemsOf({ config: ' \n' })).toEqual([]);
});

test('deep nesting is a syntax error', () => {
  const config = `export default ${'['.repeat(20_000)}${']'.repeat(20_000)}`;
  expect(problemsOf({ config })).toMatchObject([{ key: 'syntax', line: 1 }]);
});

test('JSON may have comments, trailing commas and a byte order mark', () => {
  const manifest = '\uFEFF{ // a\n "name": "x", /* b */ "files": ["dist",], }';
  const answer = convert({
    ...empty,
    manifest,
    tsconfig: manifest,
    config: 'export default { input: "src/index.js", output: { file: "dist/index.js" } }',
  });
  expect(answer.ok).toBe(true);
});

test('hundreds of hostile texts in every field get an answer', () => {
  const texts = hostileTexts(20261124, 300);
  let answers = 0;
  for (const [index, text] of texts.entries()) {
    const inputs: Partial<Input>[] = [
      { config: text, manifest: texts[(index * 7) % texts.length] ?? '' },
      { config: `export default { entry: ${JSON.stringify(text)}, format: ${text} }` },
      {
        config: `export default { input: ${JSON.stringify(text)}, output: { [${JSON.stringify(text)}]: 1 } }`,
        tsconfig: JSON.stringify({ compilerOptions: { target: text }, [text]: text }),
        manifest: JSON.stringify({
          scripts: { [text]: text },
          exports: { [text]: text },
        }),
      },
    ];
    for (const input of inputs) {
      const answer = convert({ ...empty, ...input });
      answers += answer.ok ? Number(answer.conversion.files.length > 0) : 1;
    }
  }
  expect(answers).toBe(texts.length * 3);
});

test('values that double in each line end', () => {
  const lines = (first: string, next: (name: string) => string) =>
    Array.from({ length: 30 }, (_, index) =>
      index === 0
        ? `const v0 = ${first};`
        : `const v${index} = ${next(`v${index - 1}`)};`,
    ).join('\n');
  const texts = [
    lines('"a"', (name) => `\`\${${name}}\${${name}}\``),
    lines('["a"]', (name) => `[...${name}, ...${name}]`),
    lines('["a"]', (name) => `[${name}, ${name}]`),
    lines('{ a: 1 }', (name) => `({ a: ${name}, b: ${name} })`),
    `const v29 = ["a"];\n${'v29.push(...v29);\n'.repeat(30)}`,
  ];
  for (const text of texts) {
    const config = `${text}\nexport default { entry: v29, format: 'esm' }`;
    expect(convert({ ...empty, config }).ok, text).toBe(true);
  }
});

test('configurations with a piece missing or doubled get an answer, good ones stay code', () => {
  let converted = 0;
  const unread: string[] = [];
  for (const { input } of readShapes()) {
    for (let piece = 0; piece < 10; piece++) {
      const { length } = input.config;
      const from = Math.floor((length * piece) / 10);
      const cut = input.config.slice(from, from + 7);
      for (const config of [
        input.config.replace(cut, ''),
        input.config.replace(cut, () => cut + cut),
      ]) {
        const answer = convert({ ...input, config });
        if (!answer.ok) continue;
        converted++;
        const [file] = answer.conversion.files;
        const again = convert({ ...empty, config: file?.text ?? '' });
        if (again.ok || again.problems[0]?.key !== 'done') unread.push(config);
      }
    }
  }
  expect(unread).toEqual([]);
  expect(converted).toBeGreaterThan(200);
});
