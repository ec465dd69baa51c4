import { defineConfig } from 'tsup';

const entry = ['src/index.ts'];
const format = 'esm';

export default defineConfig([
  { entry, format, outDir: 'dist/tsup/plain', dts: true },
  {
    entry,
    format,
    outDir: 'dist/tsup/inlined',
    dts: {
      resolve: ['grid-types', 'point-types'],
      banner: '/* map-move */',
      footer: '/* end */',
    },
  },
]);
