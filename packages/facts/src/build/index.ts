import type { RspressPlugin } from '@rspress/core';
import { namingBlock } from '@site/mdx/blocks';
import { readRecord } from '@site/samples/format/record';
import { readRecorders } from '@site/samples/format/recorders';
import { listSamples, samplesFolder } from '@site/samples/format/sample';
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { Facts } from '../format/facts.ts';
import { commandReference, optionCard } from './cards.ts';
import { readSources, type Sources, sourceFiles } from './sources.ts';

export { optionFacts } from './overview.ts';

/** What each tag names, and what is shown in its place. */
const kinds = [
  {
    tag: 'Option',
    attribute: 'name',
    noun: 'option',
    names: ({ fields }: Facts) => Object.keys(fields),
    markdown: optionCard,
  },
  {
    tag: 'CliReference',
    attribute: 'command',
    noun: 'command',
    names: ({ commands }: Facts) => Object.keys(commands),
    markdown: commandReference,
  },
];

/**
 * `<Option name="…" />` and `<CliReference command="…" />`: what the installed tool says about an
 * option or a command, by the sources that `read` returns.
 */
export const factBlocks = (read: () => Sources = readSources) =>
  kinds.map(({ names, markdown, ...kind }) =>
    namingBlock({
      ...kind,
      folder: 'packages/facts',
      component: 'src/browser/FactTable.tsx',
      why: 'Pages show what the installed tool says about itself.',
      watch({ addDependency }) {
        for (const file of sourceFiles) addDependency(file);
      },
      known: () => names(read().facts),
      lines: (name, language) => markdown(name, read(), language),
    }),
  );

/**
 * Rspress plugin that counts samples for the home page, keeps short commands in a sentence on one
 * line, and breaks long package names in tables.
 */
export function facts(): RspressPlugin {
  const define = { 'import.meta.env.SITE_FIGURES': JSON.stringify(countFigures()) };
  return {
    name: 'site-facts',
    markdown: { remarkPlugins: [markShortCommands, breakPackageNames] },
    builderConfig: { source: { define } },
  };
}

/**
 * The numbers on the home page: samples that build without an error (others show one on purpose),
 * how often their output was imported, required, run or checked, and the Rslib that built them.
 */
function countFigures() {
  const records = listSamples().flatMap(
    (id) => readRecord(`${samplesFolder}/${id}`) ?? [],
  );
  const built = records.filter(({ commands }) =>
    commands.every(({ exitCode }) => exitCode === 0),
  );
  return {
    samples: built.length,
    exercises: records.reduce((sum, { exercises }) => sum + exercises.length, 0),
    version: readRecorders().samples?.rslib,
  };
}

/** Longer code would not fit on a narrow phone without breaking. */
const maxLength = 24;

/**
 * Marks inline code that is a flag or a short command with one, for packages/base-theme/src/browser/styles/reading.css.
 * Browsers break lines after a hyphen, so `node --version` could end one line with `node -` and
 * start the next with `-version`.
 */
function markShortCommands() {
  return (tree: Root) => {
    visit(tree, 'inlineCode', (code) => {
      if (code.value.length > maxLength || !/(^|\s)--?[a-z]/i.test(code.value)) return;
      code.data = { ...code.data, hProperties: { className: ['whole'] } };
    });
  };
}

/**
 * Lets browsers break the name of a scoped package after its slash in the narrow cells of a table,
 * where the longest part of a name is otherwise the width of a column.
 */
function breakPackageNames() {
  return (tree: Root) => {
    visit(tree, 'tableCell', (cell) => {
      visit(cell, 'inlineCode', (code) => {
        const [, scope = '', name = ''] = /^(@[\w-]+\/)([\w-]+)$/.exec(code.value) ?? [];
        if (name === '') return;
        const hChildren = [
          { type: 'text', value: scope },
          { type: 'element', tagName: 'wbr', properties: {}, children: [] },
          { type: 'text', value: name },
        ] as const;
        code.data = { ...code.data, hChildren: [...hChildren] };
      });
    });
  };
}
