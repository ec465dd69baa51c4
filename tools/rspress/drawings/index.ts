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
  setup(api) {
    api.transform({ test: /\bvirtual-social-links\b/ }, ({ code }) =>
      code.replaceAll(/"<svg .*?<\/svg>"/g, (text) => {
        const svg: unknown = JSON.parse(text);
        return typeof svg === 'string' ? JSON.stringify(lightDrawing(svg)) : text;
      }),
    );
  },
};
