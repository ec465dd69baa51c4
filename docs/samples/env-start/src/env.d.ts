interface RsbuildTypeOptions {
  strictImportMetaEnv: true;
}

interface ImportMetaEnv {
  readonly PUBLIC_API: string;
}

declare const process: {
  readonly env: {
    readonly NODE_ENV?: string;
    readonly PUBLIC_API: string;
    readonly RELEASE_TOKEN?: string;
  };
};
