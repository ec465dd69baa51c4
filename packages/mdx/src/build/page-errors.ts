import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { RsbuildPlugin } from '@rslib/core';
import type { RspressPlugin } from '@rspress/core';
import { FindingsError } from '../format/findings.ts';
import { repository } from '../format/repository.ts';
import { readPages } from './read.ts';

/**
 * Rspress plugin that reports a page that is not valid MDX with its line and what to do, instead of
 * the compiler's message about the code that it generated.
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
        const { findings } = readPages([{ file, text }]);
        if (findings.length > 0) throw new FindingsError(findings);
        return context.code;
      },
    );
  },
};
