import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { RsbuildPlugin } from '@rslib/core';
import type { RspressPlugin } from '@rspress/core';
import { isMarkdownEdition } from '@site/framework';
import { parsePage } from '@site/pages/parse';
import { pathInRepository, repository } from '@site/pages/repository';
import { withNotice } from './notice.ts';
import { lagOf, parseStates, statesFile } from './states.ts';

export { confirmPages } from './confirm.ts';
export { lagOf, parseStates, type States, statesFile } from './states.ts';
export { translationNotes } from './work-list.ts';

/** Rspress plugin that adds a notice to Chinese pages that are behind the English ones. */
export function translations(): RspressPlugin {
  return { name: 'site-translations', builderConfig: { plugins: [notices] } };
}

const notices: RsbuildPlugin = {
  name: 'site-translations',
  setup(api) {
    // Not the pages of sites that tests build: these have no states.
    const pages = { and: [path.join(repository, 'docs', 'zh') + path.sep, /\.mdx$/] };
    api.transform({ test: pages, order: 'pre' }, (context) => {
      const file = pathInRepository(context.resourcePath);
      const original = file.replace('docs/zh/', 'docs/en/');
      for (const one of [original, statesFile])
        context.addDependency(path.join(repository, one));
      if (!existsSync(path.join(repository, original))) return context.code;
      // From disk, since other plugins may have changed the text already.
      const read = (one: string) => readFileSync(path.join(repository, one), 'utf8');
      const [en, zh] = [parsePage(original, read(original)), parsePage(file, read(file))];
      const state = parseStates(read(statesFile))[en.name];
      // A partial has no route and no title to put a notice below.
      if (zh.route === undefined || !state || lagOf({ en, zh }, state) !== 'behind')
        return context.code;
      return withNotice(context.code, zh, state[0], isMarkdownEdition(context));
    });
  },
};
