interface ImportMetaEnv {
  /** True while the framework writes the Markdown edition of the pages. */
  readonly SSG_MD: boolean;
}

interface ImportMeta {
  readonly env: ImportMetaEnv;
}
