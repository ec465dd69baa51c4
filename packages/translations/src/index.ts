import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { RsbuildPlugin } from '@rslib/core';
import type { RspressPlugin } from '@rspress/core';
import { isMarkdownEdition } from '@site/framework';
import type { Pair } from '@site/pages/page';
import { parsePageOnce } from '@site/pages/parse';
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
      // From disk, since other plugins may have changed the text already.
      const read = (name: string) => {
        const absolute = path.join(repository, name);
        context.addDependency(absolute);
        return readText(absolute);
      };
      const file = pathInRepository(context.resourcePath);
      const pair = pairOf(file, read);
      const json = read(statesFile);
      // A partial has no route and no title to put a notice below.
      if (!pair || json === undefined || pair.zh.route === undefined) return context.code;
      const state = parseStates(json)[pair.en.name];
      if (!state || lagOf(pair, state) !== 'behind') return context.code;
      return withNotice(context.code, pair.zh, state[0], isMarkdownEdition(context));
    });
  },
};

/** A Chinese page with the English one; not every file has both. */
function pairOf(
  file: string,
  read: (name: string) => string | undefined,
): Pair | undefined {
  const original = file.replace('docs/zh/', 'docs/en/');
  const [en, zh] = [read(original), read(file)];
  if (en === undefined || zh === undefined) return undefined;
  return { en: parsePageOnce(original, en), zh: parsePageOnce(file, zh) };
}

function readText(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
      return undefined;
    throw error;
  }
}
