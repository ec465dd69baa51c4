import { advisorBlock } from '@site/advisor';
import { convertBlock, counterpartsBlock } from '@site/convert';
import { diagramBlock } from '@site/diagrams';
import { factBlocks } from '@site/facts';
import { definitionBlock, termBlock } from '@site/glossary';
import { movedBlock } from '@site/machine-readable/redirects';
import type { Block } from '@site/mdx/blocks';
import { explainedBlock, notesBelow } from '@site/notes';
import { comparisonBlock } from '@site/other-tools';
import { sampleBlock } from '@site/samples';
import { explorerBlock, playgroundBlock, playgroundLink } from '@site/workbench';

/** The tags that pages use, in the order in which they are expanded. */
export const blocks: readonly Block[] = [
  explainedBlock,
  diagramBlock,
  counterpartsBlock,
  convertBlock,
  comparisonBlock,
  definitionBlock,
  termBlock,
  ...factBlocks(),
  advisorBlock,
  playgroundBlock,
  explorerBlock,
  sampleBlock({ notesBelow, playgroundLink }),
  movedBlock,
];
