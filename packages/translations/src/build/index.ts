import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { RsbuildPlugin } from '@rslib/core';
import type { RspressPlugin } from '@rspress/core';
import { isMarkdownEdition } from '@site/framework';
import { parsePage } from '@site/mdx/parse';
import { englishOf, isPending, withEnglish } from '@site/mdx/pending';
import { pathInRepository, repository } from '@site/mdx/repository';
import { noticeOf, withNotice } from './notice.ts';
import { parseStates, statesFile } from './states.ts';

export { lagOf, parseStates, type States, statesFile } from './states.ts';

/**
 * Rspress plugin that adds a notice to Chinese pages that are behind the English ones, and shows the
 * English text of those that are pending.
 */
export function translations(): RspressPlugin {
  return { name: 'site-translations', builderConfig: { plugins: [notices] } };
}

/**
 * Rspress plugin that gives pending pages their English text. It has to be after those that
 * change pages, because transforms run from the last plugin to the first.
 */
export function pendingPages(): RspressPlugin {
  return { name: 'site-pending-pages', builderConfig: { plugins: [englishTexts] } };
}

// Not the pages of sites that tests build: these have no states.
const pages = { and: [path.join(repository, 'docs', 'zh') + path.sep, /\.mdx$/] };

const read = (file: string) => readFileSync(path.join(repository, file), 'utf8');

const notices: RsbuildPlugin = {
  name: 'site-translations',
  setup(api) {
    api.transform({ test: pages, order: 'pre' }, (context) => {
      const file = pathInRepository(context.resourcePath);
      const original = englishOf(file);
      for (const one of [original, statesFile])
        context.addDependency(path.join(repository, one));
      if (!existsSync(path.join(repository, original))) return context.code;
      // From disk, since other plugins may have changed the text already.
      const en = parsePage(original, read(original));
      const zh = withEnglish(parsePage(file, read(file)), en);
      const notice = noticeOf({ en, zh }, parseStates(read(statesFile))[en.name]);
      // A partial has no route and no title to put a notice below.
      if (zh.route === undefined || !notice) return context.code;
      return withNotice(context.code, zh, notice, isMarkdownEdition(context));
    });
  },
};

const englishTexts: RsbuildPlugin = {
  name: 'site-pending-pages',
  setup(api) {
    api.transform(
      { test: pages, order: 'pre' },
      ({ addDependency, code, resourcePath }) => {
        const file = pathInRepository(resourcePath);
        const original = englishOf(file);
        if (!isPending(parsePage(file, code))) return code;
        addDependency(path.join(repository, original));
        return read(original);
      },
    );
  },
};
