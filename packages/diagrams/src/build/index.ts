import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { namingBlock } from '@site/mdx/blocks';
import { fill } from '@site/mdx/fill';
import { FindingsError } from '@site/mdx/findings';
import type { Language } from '@site/mdx/language';
import { repository } from '@site/mdx/repository';
import { jsonAttributes } from '@site/mdx/tags';
import type { DiagramFigureProps } from '../browser/DiagramFigure.tsx';
import { type Diagram, parseDiagram } from './diagram.ts';
import labels from './labels.json' with { type: 'json' };
import { placeIn } from './place.ts';

const folder = 'docs/shared/diagrams';

/**
 * `<Diagram id="…" />`, drawn from its file in `docs/shared/diagrams` while the page is built. The
 * Markdown edition has the description. The build also fails for a diagram that lacks a text.
 */
export const diagramBlock = namingBlock({
  tag: 'Diagram',
  folder: 'packages/diagrams',
  component: 'src/browser/DiagramFigure.tsx',
  ownStyles: true,
  attribute: 'id',
  noun: 'diagram',
  why: `Readers see a diagram there, drawn from its file in ${folder}.`,
  watch: (context) => context.addContextDependency(path.join(repository, folder)),
  known: () =>
    readdirSync(path.join(repository, folder)).map((name) =>
      path.basename(name, '.json'),
    ),
  lines(id, language, plain) {
    const diagram = readDiagram(`${folder}/${id}.json`);
    return [plain ? textOf(diagram, language) : figureOf(diagram, language)];
  },
});

function readDiagram(file: string): Diagram {
  try {
    return parseDiagram(readFileSync(path.join(repository, file), 'utf8'));
  } catch (error) {
    const what = `The diagram cannot be drawn: ${error instanceof Error ? error.message : error}`;
    const why = 'Readers see it on a page.';
    const todo =
      'Correct the field; diagram.schema.json of packages/diagrams describes it.';
    throw new FindingsError([{ file, line: 0, what, why, todo }]);
  }
}

function textOf({ title, description }: Diagram, language: Language): string {
  const name = fill(labels[language].diagram, { title: title[language] });
  return `${name}${language === 'en' ? ' ' : ''}${description[language]}`;
}

function figureOf(diagram: Diagram, language: Language): string {
  const { title, description, width = 640, columns } = diagram;
  const attributes = jsonAttributes({
    title: title[language],
    description: description[language].replaceAll('`', ''),
    width,
    columns,
    ...placeIn(diagram, language),
  } satisfies DiagramFigureProps);
  return `<DiagramFigure ${attributes} />`;
}
