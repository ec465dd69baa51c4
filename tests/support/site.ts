/** The folder that `npm run build` fills, absolute or from the repository's root. */
export const siteOutput = process.env.SITE_OUT_DIR ?? 'doc_build';
