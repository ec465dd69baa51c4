interface ImportMetaEnv {
  /** Counted by the build. */
  readonly SITE_FIGURES: {
    readonly samples: number;
    readonly exercises: number;
    readonly version: string;
  };
}
