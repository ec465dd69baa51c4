import { textOf } from '@site/pages/data-files';
import { loadConfig } from 'autocorrect-node';
import type { Check } from '../project.ts';
import { brackets } from './brackets.ts';
import { seams } from './seams.ts';
import { spacing } from './spacing.ts';
import { address, italics, quotes } from './wording.ts';

/** Checks of how Chinese text is set: spaces, brackets, quotation marks, forms of address. */
export const chineseChecks: Readonly<Record<string, Check>> = {
  spacing: ({ chinese, files }) => {
    loadConfig(textOf(files, '.autocorrectrc'));
    return spacing(chinese);
  },
  seams: ({ pages }) => seams(pages),
  brackets: ({ prose }) => brackets(prose),
  quotes: ({ prose }) => quotes(prose),
  address: ({ prose }) => address(prose),
  italics: ({ pages }) => italics(pages),
};
