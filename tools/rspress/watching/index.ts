import path from 'node:path';
import type { RsbuildPlugin } from '@rslib/core';
import type { RspressPlugin } from '@rspress/core';
import { advisorFolder } from '../../advisor/places.ts';
import { explorerFolder } from '../../explorer/places.ts';
import { samplesFolder } from '../../samples/places.ts';
import { ignoring } from './ignore.ts';

/** No page lies in them, and every build of a sample lets files of it come and go. */
const written = [samplesFolder, explorerFolder, advisorFolder].map(path.normalize);

/**
 * Rspress plugin that keeps the dev server from starting anew where a tool writes what pages show. The framework
 * does so for every file that comes or goes below `docs`, since it could be a page, and looks at each of
 * thousands before it shows the first one. Pages that show a written file are compiled again all the same.
 */
export function watching(): RspressPlugin {
  return { name: 'site-watching', builderConfig: { plugins: [fewer] } };
}

const fewer: RsbuildPlugin = {
  name: 'site-watching',
  setup(api) {
    api.modifyRsbuildConfig((config) => {
      const dev = {
        ...config.dev,
        watchFiles: ignoring(config.dev?.watchFiles, written),
      };
      return { ...config, dev };
    });
  },
};
