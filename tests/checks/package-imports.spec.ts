// What a package imports is listed in its package.json, and no packages import each other in a circle.
import { packageImports } from '../../tools/checks/packages/imports.ts';
import { checkFixtures } from './support.ts';

/** Packages by name: their dependencies, and the text of their only file. */
function repository(packages: Record<string, [dependencies: string[], source: string]>) {
  return Object.entries(packages).flatMap(([name, [listed, text]]) => {
    const dependencies = Object.fromEntries(listed.map((one) => [one, '*']));
    const manifest = JSON.stringify({ name: `@site/${name}`, dependencies });
    return [
      { file: `packages/${name}/package.json`, text: manifest },
      { file: `packages/${name}/src/index.ts`, text },
    ];
  });
}

checkFixtures('imports', packageImports, {
  accepted: {
    'listed packages, own files and Node.js': repository({
      a: [
        ['react', '@site/b'],
        "import 'react';\nimport { x } from '@site/b/x';\nimport './y';",
      ],
      b: [[], "import { readFileSync } from 'node:fs';\nexport * from '@site/b/own';"],
    }),
    'words in a text': repository({ a: [[], "const text = `import 'x' from 'y'`;"] }),
    'what tests import': [
      ...repository({ a: [[], ''] }),
      { file: 'packages/a/tests/a.spec.ts', text: "import '@site/b';" },
    ],
    'what puts the theme together': [
      { file: 'theme/package.json', text: '{ "name": "@site/theme" }' },
      { file: 'theme/index.tsx', text: "export { Search } from '@site/search';" },
    ],
  },
  reported: {
    'an unlisted package': [
      repository({ a: [[], "\nimport {\n  useState,\n} from 'react';"] }),
      'packages/a/src/index.ts:4 packages/a/package.json does not list react. Add it',
    ],
    'an unlisted type': [
      repository({ a: [[], "import type { Root } from 'mdast';"] }),
      'does not list mdast',
    ],
    'an unlisted package that is loaded later': [
      repository({ a: [[], "const b = await import('@site/b/x');"] }),
      'does not list @site/b. Add it to its dependencies, with the version "*"',
    ],
    'an unlisted package whose names are passed on': [
      repository({ a: [[], "export { b } from '@site/b';"] }),
      'does not list @site/b',
    ],
    'a dependency that is not used': [
      repository({ a: [['react'], ''] }),
      'packages/a/package.json:0 It lists react, which nothing in it imports.',
    ],
    'a circle': [
      repository({
        a: [['@site/b'], "import '@site/b';"],
        b: [['@site/c'], "import '@site/c';"],
        c: [['@site/a'], "import '@site/a';"],
        d: [['@site/a'], "import '@site/a';"],
      }),
      'closes a circle: @site/a → @site/b → @site/c → @site/a.',
      'closes a circle: @site/b → @site/c → @site/a → @site/b.',
      'closes a circle: @site/c → @site/a → @site/b → @site/c.',
    ],
  },
});
