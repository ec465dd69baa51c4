import { repository } from '@site/pages/repository';

/** Absolute path of the folder with the sources that the advisor's packages are built from, and with the proofs. */
export const advisorFolder = `${repository}/docs/advisor`;

/** The proof of the package that the page shows at first, which is in its HTML. */
export const firstFile = `${advisorFolder}/first.json`;

/** The proofs of all other packages, which are loaded when somebody answers a question. */
export const othersFile = `${advisorFolder}/others.json`;
