export type Level = 'loss' | 'change' | 'gain';

/** A kind of facts about a file. */
interface Row {
  /** What the file does with them, as a verb of one file. */
  readonly does: string;
  /** How bad one less and one more are. */
  readonly lost?: Level;
  readonly gained?: Level;
  /** They are counted; less than this share of them is a loss. */
  readonly share?: number;
}

/**
 * All that is compared. Each row was right about two real builds: `tests/topics.ts` has their
 * smallest form. `pages` has the section of the site for each.
 */
const rows = {
  exports: { does: 'exports', lost: 'loss', gained: 'gain' },
  value: { does: 'gives', lost: 'loss' },
  global: { does: 'defines', lost: 'loss' },
  shebang: { does: 'starts with', lost: 'loss' },
  directives: { does: 'says', lost: 'loss', gained: 'change' },
  styles: { does: 'imports', lost: 'loss' },
  packages: { does: 'loads', lost: 'change' },
  unlisted: { does: 'loads what package.json lacks:', gained: 'loss' },
  augments: { does: 'extends', lost: 'loss' },
  maps: { does: 'has', lost: 'change' },
  injected: { does: 'CSS rules', share: 0.5 },
  direction: { does: 'applies rules by', gained: 'loss' },
  pure: { does: '@__PURE__', share: 0 },
  noSideEffects: { does: '@__NO_SIDE_EFFECTS__', share: 0.5 },
  licences: { does: 'licenses', share: 0 },
  minified: { does: 'is', lost: 'change', gained: 'change' },
  missing: { does: 'leads to the missing', gained: 'loss' },
  needs: { does: 'needs', gained: 'loss' },
  effects: { does: 'runs', lost: 'loss' },
  hidden: { does: 'hides from import', gained: 'loss' },
  env: { does: 'reads', lost: 'loss', gained: 'change' },
} as const satisfies Record<string, Row>;

export type Topic = keyof typeof rows;
export const topics = Object.keys(rows).filter((one): one is Topic => one in rows);
export const rowOf = (topic: Topic): Row => rows[topic];

/** The site that explains differences. */
export const origin = 'https://rslib.rs';

/** Where it explains a difference: paths with anchors. */
export const pages = {
  files: '/guide/basic/output-structure#choose',
  entries: '/guide/basic/publish#exports',
  formats: '/guide/basic/output-format#choose-a-format',
  run: '/guide/migration/check#run',
  syntax: '/config/lib/syntax#when-to-set-it',
  exports: '/config/lib/bundle#types-as-values',
  value: '/guide/basic/cjs-output#cjs-default-export',
  hidden: '/guide/basic/explain-output#cjs-runtime',
  global: '/config/lib/umd-name#no-name',
  shebang: '/config/lib/banner#when-to-set-it',
  directives: '/config/lib/bundle#directives',
  styles: '/guide/advanced/css#choose',
  injected: '/config/rsbuild/output-css#inject-styles',
  direction: '/config/lib/syntax#css',
  grown: '/config/lib/syntax#css',
  packages: '/guide/advanced/third-party-deps#what-is-bundled',
  unlisted: '/guide/advanced/third-party-deps#what-is-bundled',
  maps: '/config/rsbuild/output#outputsourcemap',
  licences: '/config/rsbuild/output-minify#comments',
  minified: '/config/rsbuild/output-minify#minify-library',
  pure: '/guide/basic/tree-shaking#pure',
  noSideEffects: '/guide/basic/tree-shaking#pure',
  declarations: '/guide/advanced/dts#how-to-generate-declaration-files-in-rslib',
  copied: '/config/lib/dts#dtsbundlebundledpackages',
  augments: '/guide/advanced/dts#declare-global',
  modules: '/config/lib/redirect#declare-module',
  missing: '/guide/migration/check#missing',
  effects: '/guide/faq/features#empty-output',
  state: '/config/lib/bundle#shared-state-cjs',
  sharedTypes: '/guide/advanced/dts#same-class-twice',
  env: '/config/lib/format#node-env',
} as const;

/** Where it explains a topic in files of one format. */
export const pagesOfFormats: Readonly<Record<string, string>> = {
  'exports of types': pages.declarations,
  'hidden of umd': '/guide/basic/output-format#umd',
  'unlisted of types': pages.copied,
  'value of umd': '/config/lib/umd-name#default-export',
};

/** Where it explains what a file needs. */
export const pagesOfNeeds: readonly (readonly [RegExp, string])[] = [
  [/\bReact\b/, '/guide/faq/error-codes#without-plugin'],
  [/the global/, '/config/lib/syntax#self'],
  [
    /\b(?:__(?:dir|file)name|require|module|exports)\b/,
    '/guide/faq/error-codes#dirname-not-defined',
  ],
  [/the source/, '/guide/advanced/static-assets#url-traps'],
  [/Node\.js,/, '/guide/advanced/third-party-deps#commonjs'],
  [/a bundler/, '/guide/advanced/static-assets#consumer'],
  [/import\.meta|[/\\]/, '/config/lib/format#import-meta'],
  [/./, '/config/rsbuild/source#sourcedefine'],
];
