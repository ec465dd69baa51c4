import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { RsbuildPlugin } from '@rslib/core';
import type { RspressPlugin } from '@rspress/core';
import { FindingsError } from '@site/pages/findings';
import { readPages } from '@site/pages/read';
import { repository } from '@site/pages/repository';
import { unknownComponents } from './pages/components.ts';

/**
 * Rspress plugin that reports a page which cannot be compiled or rendered with its line and what to
 * do, instead of the compiler's message about the code that it generated.
 */
export function pageErrors(): RspressPlugin {
  return { name: 'site-page-errors', builderConfig: { plugins: [reportPageErrors] } };
}

const reportPageErrors: RsbuildPlugin = {
  name: 'site-page-errors',
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
        const all = [...findings, ...unknownComponents(pages)];
        if (all.length > 0) throw new FindingsError(all);
        return context.code;
      },
    );
  },
};
