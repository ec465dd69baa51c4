import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { RsbuildPlugin } from '@rslib/core';

interface Options {
  name: string;
}

export const packageVersion = (
  options: Options,
): RsbuildPlugin => ({
  name: 'cards:package-version',
  setup(api) {
    const { rootPath } = api.context;
    const file = path.join(rootPath, 'package.json');

    api.modifyEnvironmentConfig((config) => {
      const json = readFileSync(file, 'utf8');
      const version = JSON.stringify(JSON.parse(json).version);
      config.source.define = {
        ...config.source.define,
        [options.name]: version,
      };
    });

    api.onAfterBuild(() => {
      api.logger.info(`${options.name} is written`);
    });
  },
});
