import postcss from 'rollup-plugin-postcss';
import directives from 'rollup-preserve-directives';
import { defineBuildConfig } from 'unbuild';

const extract = 'index.css';

export default defineBuildConfig({
  entries: ['src/index'],
  declaration: true,
  hooks: {
    'rollup:options'(_, options) {
      options.plugins = [
        postcss({ modules: true, extract }),
        ...[options.plugins].flat(),
        directives(),
      ];
      for (const output of [options.output].flat())
        if (output) output.preserveModules = true;
    },
    'rollup:dts:options'(_, options) {
      options.plugins = [
        ...[options.plugins].flat(),
        {
          name: 'no-directives',
          renderChunk: (code) =>
            code.replace(/^['"]use client['"];/, ''),
        },
      ];
    },
  },
});
