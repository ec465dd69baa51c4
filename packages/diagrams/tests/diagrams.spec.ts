import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { attribute, type Element, lineage, parseBuilt, textOf } from '@site/pages/html';
import { languages } from '@site/pages/language';
import { readProject, repository } from '@site/pages/repository';
import { replaceNames } from '@site/pages/tags';
import { find } from '@site/test-support/parts';
import { parseDiagram } from '../src/diagram.ts';
import { draw } from '../src/draw.ts';
import { diagramBlock } from '../src/index.ts';
import { widthOf } from '../src/line-breaking.ts';
import { codeWidth } from '../src/wrap.ts';

const folder = path.join(repository, 'docs/shared/diagrams');
const ids = readdirSync(folder).map((file) => path.basename(file, '.json'));
const read = (id: string) => parseDiagram(readFileSync(`${folder}/${id}.json`, 'utf8'));

const expand = (id: string, language = 'en', plain = false) => {
  const page = path.join(repository, 'docs', language, 'page.mdx');
  return replaceNames(`# Title\n\n<Diagram id="${id}" />\n`, page, diagramBlock, plain);
};

test('every diagram is on a page, and costs a reader less than 1.5 KiB', () => {
  const pages = readProject(repository).filter(({ file }) => file.endsWith('.mdx'));
  const shown = pages.flatMap(({ text }) =>
    [...text.matchAll(/<Diagram id="([^"]*)"/g)].map(([, id = '']) => id),
  );
  expect([...new Set(shown)].sort()).toEqual([...ids].sort());
  const sizes = ids.flatMap((id) =>
    languages.map((one) => brotliCompressSync(expand(id, one)).length),
  );
  expect(Math.max(...sizes)).toBeLessThan(1536);
});

test('a diagram without Chinese, or with an arrow to nowhere or back, cannot be drawn', () => {
  const text = readFileSync(`${folder}/formats.json`, 'utf8');
  const without = (find: RegExp, by: string) => () =>
    parseDiagram(text.replace(find, by));
  expect(without(/,\s*"zh": "[^"]*"/, '')).toThrow(
    /"title\.zh" is missing: The caption in/,
  );
  expect(without(/"zh": "是"/, '"cn": "是"')).toThrow(/en and zh/);
  expect(without(/"to": "mf"/, '"to": "mff"')).toThrow(/no box "mff".*mf\./);
  expect(without(/"to": "mf"/, '"to": "script"')).toThrow('leads back');
});

test('the Markdown edition has the diagram in words', () => {
  const markdown = expand('hooks', 'zh', true);
  expect(markdown).toContain(read('hooks').description.zh);
  expect(markdown).not.toContain('svg');
});

const number = (element: Element, name: string) => Number(attribute(element, name));

/** The width of a text in pixels with any font that readers have, as an estimate. */
function estimate(text: Element): number {
  const sum = text.childNodes.reduce((width, node) => {
    if ('value' in node) return width + widthOf(node.value) * 13;
    const code = 'childNodes' in node ? node.childNodes : [];
    return code.reduce(
      (all, one) => all + ('value' in one ? one.value.length * codeWidth : 0),
      width,
    );
  }, 0);
  return attribute(text, 'font-weight') ? sum * 1.07 : sum;
}

test('lines fit into their boxes, or into the drawing, in both languages and widths', () => {
  const problems = ids.flatMap((id) =>
    languages.flatMap((language) =>
      [read(id).width ?? 640, 350].flatMap((width) => {
        const page = parseBuilt('index.html', draw(read(id), language, width));
        const boxes = find(page, 'rect');
        return find(page, 'text').flatMap((text) => {
          const [x, y, wide] = [number(text, 'x'), number(text, 'y'), estimate(text)];
          const isMiddle = [...lineage(text)].some(
            (one) => attribute(one, 'text-anchor') === 'middle',
          );
          const left = isMiddle ? x - wide / 2 : x;
          const home = boxes.find((box) => {
            const [from, top] = [number(box, 'x'), number(box, 'y')];
            const isBeside = from < x && x < from + number(box, 'width');
            return isBeside && top < y && y < top + number(box, 'height');
          });
          const from = home ? number(home, 'x') : 0;
          const to = home ? from + number(home, 'width') : width;
          const isInside = left > from - 1 && left + wide < to + 1;
          return isInside
            ? []
            : [`${id}.json, ${language}, ${width} px: ${textOf(text)}`];
        });
      }),
    ),
  );
  expect(problems).toEqual([]);
});
