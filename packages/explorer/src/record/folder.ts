import { repository } from '@site/pages/repository';

/** Absolute path of the folder with the inputs of the output explorer and their records. */
export const explorerFolder = `${repository}/docs/explorer`;
