import { existsSync } from 'node:fs';
import path from 'node:path';
import type { RsbuildPlugin } from '@rslib/core';

const say = (what: string) => () => {
  console.log(what);
};

const sayFile = (what: string, file: string) => () => {
  console.log(what, { [file]: existsSync(`dist/${file}`) });
};

const sayCode = (what: string, code: string) => {
  const there = {
    types: code.includes(': number'),
    '??': code.includes('??'),
    UNIT: code.includes('UNIT'),
  };
  console.log(what, there);
};

export const hooks: RsbuildPlugin = {
  name: 'hooks',
  setup(api) {
    api.modifyRsbuildConfig(say('modifyRsbuildConfig'));
    api.modifyEnvironmentConfig(
      say('modifyEnvironmentConfig'),
    );
    api.modifyBundlerChain(say('modifyBundlerChain'));
    api.modifyRspackConfig(say('modifyRspackConfig'));
    api.onBeforeBuild(say('onBeforeBuild'));
    api.resolve(({ resolveData }) => {
      const file = path.basename(resolveData.request);
      console.log('resolve', file);
    });
    const orders = ['pre', 'default', 'post'] as const;
    for (const order of orders) {
      api.transform(
        { test: /index\.ts$/, order },
        ({ code }) => {
          sayCode(`transform ${order}`, code);
          return code;
        },
      );
    }
    api.processAssets(
      { stage: 'additional' },
      ({ assets }) => {
        const code = assets['index.js']?.source();
        sayCode('processAssets', String(code));
      },
    );
    api.onAfterEnvironmentCompile(
      sayFile('onAfterEnvironmentCompile', 'index.js'),
    );
    api.onAfterBuild(sayFile('onAfterBuild', 'index.d.ts'));
    api.onCloseBuild(say('onCloseBuild'));
  },
};
