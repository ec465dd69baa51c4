/** The interface texts: the framework's own, overridden and extended by i18n.json. */
declare module 'virtual-i18n-text' {
  const texts: typeof import('./i18n.json');
  export default texts;
}

/** SVG source of the framework's icons for the configured social links. */
declare module 'virtual-social-links' {
  const icons: Record<string, string>;
  export default icons;
}

/** All pages; on the dev server, with what packages/framework reads of them. */
declare module 'virtual-page-data' {
  export const pageData: {
    readonly pages: readonly import('@rspress/core').PageIndexInfo[];
  };
}

/** Groups of synonyms for search, from the glossary; set by packages/search. */
declare const SITE_SEARCH_SYNONYMS: string[][];

/** Where the files of search are; set by packages/search in its own build. */
declare const SEARCH_FILES: import('../packages/search/src/browser/types').SearchFiles;

/** The configured search service, or `null`; set by rspress.config.ts. */
declare const SITE_SEARCH_SERVICE: { url: string; indexes: string[] } | null;

declare module '*.module.css' {
  const classes: Record<string, string>;
  export default classes;
}

declare module '*.css?inline' {
  const text: string;
  export default text;
}

declare module '*.css' {}

declare module '*?raw' {
  const text: string;
  export default text;
}

interface ImportMetaEnv {
  /** Counted by the build. */
  readonly SITE_FIGURES: {
    readonly samples: number;
    readonly exercises: number;
    readonly version: string;
  };
}

interface ImportMeta {
  /** On the dev server. */
  readonly webpackHot?: {
    readonly addStatusHandler: (handler: (status: string) => void) => void;
  };
}
