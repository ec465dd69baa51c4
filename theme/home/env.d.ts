interface ImportMetaEnv {
  /** Counted and measured by the build; sizes are in bytes. */
  readonly SITE_FIGURES: {
    readonly samples: number;
    readonly exercises: number;
    readonly version: string;
    readonly source: number;
    readonly output: { readonly raw: number; readonly brotli: number };
  };
}
