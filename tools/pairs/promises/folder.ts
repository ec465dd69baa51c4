import { earlier } from '../build.ts';
import { banners, choiceOf } from '../factors.ts';
import { has, type Promises, scripts, styles, types } from './output.ts';

/** Banners, and what is left of an earlier build. */
export const folderPromises: Promises = {
  'the banner comes first in scripts': {
    applies: (build) => has(build, 'banner', 'set'),
    kept: (build) => scripts(build).every(([, text]) => text.startsWith(banners.js)),
  },
  'the banner comes first in styles': {
    applies: (build) => has(build, 'banner', 'set'),
    kept: (build) => styles(build).every(([, text]) => text.startsWith(banners.css)),
  },
  'the banner comes first in declarations': {
    applies: (build) => has(build, 'banner', 'set'),
    kept: (build) => types(build).every(([, text]) => text.startsWith(banners.dts)),
  },
  'dist is cleaned as the option says': {
    applies: () => true,
    kept: (build) => {
      const left = earlier.filter((name) => build.files.has(name));
      const kept = new Map([
        ['false', earlier],
        ['keep', earlier.slice(1)],
      ]);
      const expected = kept.get(choiceOf(build.row, 'cleanDistPath')) ?? [];
      return left.join() === expected.join();
    },
  },
  'a file that is kept is not changed': {
    applies: (build) => !has(build, 'cleanDistPath', 'unset'),
    kept: ({ files }) =>
      earlier.every((name) => [undefined, '// earlier\n'].includes(files.get(name))),
  },
};
