import { codePromises } from './code.ts';
import { declarationPromises } from './declarations.ts';
import { folderPromises } from './folder.ts';
import { mapPromises } from './maps.ts';
import type { Promises } from './output.ts';
import { stylePromises } from './styles.ts';

/** All promises, by a name that a report can print. */
export const promises: Promises = {
  ...codePromises,
  ...declarationPromises,
  ...stylePromises,
  ...mapPromises,
  ...folderPromises,
};
