import { dataOf } from '@site/pages/data-files';
import { parseStates, statesFile } from '@site/translations/states';
import type { Check } from '../project.ts';
import { codeParity } from './code.ts';
import { componentParity } from './components.ts';
import { contentParity } from './content.ts';
import { fileParity } from './files.ts';
import { headingParity } from './headings.ts';
import { navigationParity } from './navigation.ts';
import { navigationFiles } from './navigation-file.ts';

/** Checks that compare both languages: files, navigation, headings, components, code, content. */
export const parityChecks: Readonly<Record<string, Check>> = {
  fileParity: ({ pages }) => fileParity(pages),
  navigationParity: ({ files }) => navigationParity(navigationFiles(files)),
  headingParity: ({ pages }) => headingParity(pages),
  componentParity: ({ pages }) => componentParity(pages),
  codeParity: ({ pages }) => codeParity(pages),
  contentParity: ({ files, pages }) =>
    contentParity(pages, dataOf(files, statesFile, parseStates)),
};
