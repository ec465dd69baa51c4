interface ImportMetaEnv {
  /** Counted by the build: `facts` of index.ts. */
  readonly SITE_FIGURES: {
    readonly samples: number;
    readonly exercises: number;
    readonly version: string;
  };
}
