/** Groups of synonyms, from the glossary. */
declare const SITE_SEARCH_SYNONYMS: string[][];

/** Where the files of search are. */
declare const SEARCH_FILES: import('./types').SearchFiles;

/** The configured search service, or `null`. */
declare const SITE_SEARCH_SERVICE: { url: string; indexes: string[] } | null;
