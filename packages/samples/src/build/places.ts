import { repository } from '@site/pages/repository/root';

/** Absolute path of the folder whose folders are the samples. */
export const samplesFolder = `${repository}/docs/samples`;

/**
 * Where samples are built. It lies inside the repository on purpose: packages are found in the
 * repository's `node_modules` by walking up, and the relative path to them, which some emitted
 * files carry, is the same in every clone.
 */
export const scratchFolder = `${repository}/.cache/samples`;

/**
 * The TypeScript compiler that the site documents. By its path, because `node_modules/.bin/tsc` may belong to the
 * older one whose API reads types (`typescript-api`).
 */
export const typescript = `${repository}/node_modules/typescript/bin/tsc`;
