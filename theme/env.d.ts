/** The interface texts: those of theme/i18n.json, and the framework's own where that has none. */
declare module 'virtual-i18n-text' {
  const texts: typeof import('./i18n.json');
  export default texts;
}

/** The framework's drawings of the configured social links, as SVG source. */
declare module 'virtual-social-links' {
  const icons: Record<string, string>;
  export default icons;
}

/** Hashes of the emitted search indexes, by `<version>###<language>`. */
declare module 'virtual-page-data' {
  export const searchIndexHash: Record<string, string>;
}

/** Texts that mean the same in search, from the glossary: packages/search/src/build. */
declare module 'virtual-search-synonyms' {
  const synonyms: string[][];
  export default synonyms;
}

/** Where a configured search service is asked, or `null`; put in by rspress.config.ts. */
declare const SITE_SEARCH_SERVICE: { url: string; indexes: string[] } | null;

declare module '*.module.css' {
  const classes: Record<string, string>;
  export default classes;
}

declare module '*.css' {}
