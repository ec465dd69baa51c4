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
  /** True while the framework writes the Markdown edition of the pages. */
  readonly SSG_MD: boolean;
}

interface ImportMeta {
  readonly env: ImportMetaEnv;
  /** On the dev server. */
  readonly webpackHot?: {
    readonly addStatusHandler: (handler: (status: string) => void) => void;
  };
}
