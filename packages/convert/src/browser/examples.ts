import tsupManifest from '../../../../docs/samples/migrate-tsup-before/package.json?raw';
import tsupTsconfig from '../../../../docs/samples/migrate-tsup-before/tsconfig.json?raw';
import tsup from '../../../../docs/samples/migrate-tsup-before/tsup.config.ts?raw';
import viteManifest from '../../../../docs/samples/migrate-vite-before/package.json?raw';
import viteTsconfig from '../../../../docs/samples/migrate-vite-before/tsconfig.json?raw';
import vite from '../../../../docs/samples/migrate-vite-before/vite.config.ts?raw';
import rollupManifest from '../../../../docs/samples/rollup-before/package.json?raw';
import rollup from '../../../../docs/samples/rollup-before/rollup.config.js?raw';
import rollupTsconfig from '../../../../docs/samples/rollup-before/tsconfig.json?raw';
import tsdownManifest from '../../../../docs/samples/tsdown-before/package.json?raw';
import tsdownTsconfig from '../../../../docs/samples/tsdown-before/tsconfig.json?raw';
import tsdown from '../../../../docs/samples/tsdown-before/tsdown.config.ts?raw';
import unbuild from '../../../../docs/samples/unbuild-before/build.config.ts?raw';
import unbuildManifest from '../../../../docs/samples/unbuild-before/package.json?raw';
import unbuildTsconfig from '../../../../docs/samples/unbuild-before/tsconfig.json?raw';

/** The packages that the guides move, by the name of the tool: three files of each. */
export const examples = [
  ['tsup', 'tsup.config.ts', tsup, tsupManifest, tsupTsconfig],
  ['tsdown', 'tsdown.config.ts', tsdown, tsdownManifest, tsdownTsconfig],
  ['Vite', 'vite.config.ts', vite, viteManifest, viteTsconfig],
  ['Rollup', 'rollup.config.js', rollup, rollupManifest, rollupTsconfig],
  ['unbuild', 'build.config.ts', unbuild, unbuildManifest, unbuildTsconfig],
] as const;
