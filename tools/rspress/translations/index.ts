import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { RsbuildPlugin } from '@rslib/core';
import type { RspressPlugin } from '@rspress/core';
import { base } from '../../../site.ts';
import { parsePage } from '../../checks/page/parse.ts';
import { repository } from '../../samples/places.ts';
import { parseStates, statesFile } from '../../translations/states.ts';
import { withNotice } from './notice.ts';

/**
 * Rspress plugin that lets a Chinese page say, before the framework compiles it, how far it is
 * behind the English one; see decisions/translations.md.
 */
export function translations(): RspressPlugin {
  return { name: 'site-translations', builderConfig: { plugins: [notices] } };
}

const notices: RsbuildPlugin = {
  name: 'site-translations',
  setup(api) {
    // Sites of the tests have pages too, with no states.
    const pages = { and: [path.join(repository, 'docs', 'zh') + path.sep, /\.mdx$/] };
    api.transform({ test: pages, order: 'pre' }, (context) => {
      const file = path.relative(repository, context.resourcePath).replaceAll('\\', '/');
      const original = file.replace('docs/zh/', 'docs/en/');
      // From the disk, since other plugins may have put samples into the text already.
      const [states, source, own] = [statesFile, original, file].map((name) => {
        const absolute = path.join(repository, name);
        context.addDependency(absolute);
        return readText(absolute);
      });
      // The Chinese 404 page has no English file.
      if (source === undefined || states === undefined || own === undefined) {
        return context.code;
      }
      const pair = { en: parsePage(original, source), zh: parsePage(file, own) };
      // A partial is part of a page and has no top.
      if (pair.zh.route === undefined) return context.code;
      return withNotice(context.code, pair, parseStates(states)[pair.en.name], base);
    });
  },
};

function readText(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
      return undefined;
    throw error;
  }
}
