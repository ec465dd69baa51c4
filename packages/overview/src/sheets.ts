/** The style sheet of overviews alone: packages/base-theme/src/sheets.ts. */
export const overviewSheets: Readonly<Record<string, readonly string[]>> = {
  overview: ['packages/overview', 'theme/components/Overview(?:Group)?'],
};
