import { existsSync, readFileSync } from 'node:fs';

/** The folder that `npm run build` fills, absolute or from the repository's root. */
export const siteOutput = process.env.SITE_OUT_DIR ?? 'doc_build';

/** The text of a built file. Throws if there is none. */
export const built = (file: string) => readFileSync(`${siteOutput}/${file}`, 'utf8');

/** Whether the build wrote a file. */
export const isBuilt = (file: string) => existsSync(`${siteOutput}/${file}`);
