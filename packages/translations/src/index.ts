import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { RsbuildPlugin } from '@rslib/core';
import type { RspressPlugin } from '@rspress/core';
import { type Pair, partialsOf } from '@site/pages/page';
import { parsePageOnce } from '@site/pages/parse';
import { repository } from '@site/pages/repository';
import { base } from '@site/settings';
import { lagOf } from './compare.ts';
import { withNotice } from './notice.ts';
import { withPartials } from './partials.ts';
import { parseStates, statesFile } from './states.ts';

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
      // From the disk, since other plugins may have put samples into the text already.
      const read = (name: string) => {
        const absolute = path.join(repository, name);
        context.addDependency(absolute);
        return readText(absolute);
      };
      const file = path.relative(repository, context.resourcePath).replaceAll('\\', '/');
      const pair = pairOf(file, read);
      const known = read(statesFile);
      // A partial is part of a page and has no top.
      if (!pair || known === undefined || pair.zh.route === undefined)
        return context.code;
      const states = parseStates(known);
      const standing = (one: Pair) => lagOf(one, states[one.en.name]);
      const partials = [...partialsOf(pair.zh)].flatMap(([name, partial]) => {
        const one = pairOf(partial, read);
        return one ? [[name, standing(one)] as const] : [];
      });
      const lag = withPartials(standing(pair), pair.zh, new Map(partials));
      return withNotice(context.code, pair.zh, lag, base);
    });
  },
};

/** A Chinese file with the English one. The Chinese 404 page has none. */
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
