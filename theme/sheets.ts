/** Folders whose styles only the home page or the 404 page needs: packages/base-theme/src/sheets.ts. */
export const themeSheets: Readonly<Record<string, readonly string[]>> = {
  home: ['theme/(?:home|tool-stack)', '@rstack-dev/doc-ui'],
  'not-found': ['theme/not-found'],
};
