import postcss from 'rollup-plugin-postcss';
import directives from 'rollup-preserve-directives';
import { defineBuildConfig } from 'unbuild';

const extract = 'index.css';
const isNot = (name: string) => (plugin: unknown) =>
  (plugin as { name?: string }).name !== name;

export default defineBuildConfig({
  entries: ['src/index'],
  declaration: true,
  rollup: { esbuild: { jsx: 'automatic' } },
  hooks: {
    'rollup:options'(_, options) {
      // unbuild makes a string of every CSS file.
      const plugins = [options.plugins]
        .flat()
        .filter(isNot('unbuild-raw'));
      options.plugins = [
        postcss({ modules: true, extract }),
        ...plugins,
        directives(),
      ];
      for (const output of [options.output].flat())
        if (output) output.preserveModules = true;
    },
    'rollup:dts:options'(_, options) {
      options.plugins = [options.plugins]
        .flat()
        .filter(isNot('preserve-directives'));
    },
  },
});
