import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { RsbuildPlugin } from '@rslib/core';
import type { RspressPlugin } from '@rspress/core';
import { FindingsError } from '@site/pages/findings';
import { readPages } from '@site/pages/read';
import { repository } from '@site/pages/repository';
import { unknownComponents } from './unknown-components.ts';

/**
 * Rspress plugin that says what is wrong with a page that cannot be compiled or shown, with the line
 * of the file and what to do, in place of the compiler's words about what it made of it.
 */
export function readable(): RspressPlugin {
  return { name: 'site-readable', builderConfig: { plugins: [reading] } };
}

const reading: RsbuildPlugin = {
  name: 'site-readable',
  setup(api) {
    api.transform(
      { test: /[\\/]docs[\\/](en|zh)[\\/].+\.mdx$/, order: 'pre' },
      (context) => {
        const file = path
          .relative(repository, context.resourcePath)
          .replaceAll('\\', '/');
        // From the disk: other plugins may have moved the lines.
        const text = readFileSync(context.resourcePath, 'utf8');
        const { pages, findings } = readPages([{ file, text }]);
        const wrong = [...findings, ...unknownComponents(pages)];
        if (wrong.length > 0) throw new FindingsError(wrong);
        return context.code;
      },
    );
  },
};
