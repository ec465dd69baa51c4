import type { RsbuildPlugin } from '@rslib/core';
import type { RspressPlugin } from '@rspress/core';
import { lightDrawing } from './light-drawing.ts';

/**
 * Rspress plugin that makes the framework's drawings of social links light: every page carries them, twice, and their three decimals are
 * what compression can do nothing with (decisions/weight.md).
 */
export function lightDrawings(): RspressPlugin {
  return { name: 'site-light-drawings', builderConfig: { plugins: [drawings] } };
}

const drawings: RsbuildPlugin = {
  name: 'site-light-drawings',
  // Transforms run from the last plugin to the first, and that one writes the drawings.
  post: ['rsbuild:virtual-module'],
  setup(api) {
    api.transform({ test: /\bvirtual-social-links\b/ }, ({ code }) => {
      if (code.trim() === '') {
        throw new Error(
          'The module with the drawings of social links is empty. The framework fills it after this plugin has seen it; adapt tools/rspress/drawings.',
        );
      }
      return code.replaceAll(/"<svg .*?<\/svg>"/g, (text) => {
        const svg: unknown = JSON.parse(text);
        return typeof svg === 'string' ? JSON.stringify(lightDrawing(svg)) : text;
      });
    });
  },
};
