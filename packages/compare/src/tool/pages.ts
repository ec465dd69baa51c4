/** The origin of the site, which the bundler puts in. */
const origin = process.env.SITE_ORIGIN ?? '';

/** Where the site explains a difference: paths with anchors. */
export const topics = {
  files: '/guide/basic/output-structure#choose',
  entries: '/guide/basic/publish#exports',
  formats: '/guide/basic/output-format#choose-a-format',
  exports: '/config/lib/bundle#types-as-values',
  value: '/guide/basic/cjs-output#cjs-default-export',
  names: '/guide/basic/cjs-output#cjs-runtime',
  global: '/config/lib/umd-name#no-name',
  self: '/config/lib/syntax#self',
  directives: '/config/lib/bundle#directives',
  top: '/config/lib/banner#when-to-set-it',
  licences: '/config/rsbuild/output-minify#license',
  annotations: '/guide/basic/tree-shaking#pure',
  styles: '/guide/advanced/css#choose',
  injected: '/config/rsbuild/output-css#inject-styles',
  packages: '/guide/advanced/third-party-deps#what-is-bundled',
  maps: '/config/rsbuild/output#outputsourcemap',
  declarations: '/guide/advanced/dts#how-to-generate-declaration-files-in-rslib',
  values: '/guide/migration/check#module-type',
  copied: '/config/lib/dts#dtsbundlebundledpackages',
  modules: '/config/lib/redirect#declare-module',
  augments: '/guide/advanced/dts#declare-global',
} as const;

export type Topic = keyof typeof topics;

/** The address of the page that explains a difference. */
export function addressOf(topic: Topic): string {
  return origin + topics[topic];
}
