interface ImportMetaEnv {
  /** Address of the published outputs of each package, with the base path. */
  readonly SITE_EXPLORER: Readonly<
    Record<'utility' | 'dependencies' | 'component' | 'node' | 'entries', string>
  >;
}
