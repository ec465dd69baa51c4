import type { Page } from '@site/mdx/page';
import { parsePage } from '@site/mdx/parse';
import type { Sources } from '../src/build/sources.ts';
import type { Facts, OptionField } from '../src/format/facts.ts';

/** A plain field. */
export function field(about: Partial<OptionField> = {}): OptionField {
  const plain = { type: 'boolean', text: '', topLevel: true, item: true };
  return { ...plain, defaults: [], ...about };
}

/** A small set of facts. */
export function facts(about: Partial<Facts> = {}): Facts {
  return {
    $comment: '',
    versions: { '@rslib/core': '1.0.0' },
    fields: { 'lib.format': field({ type: "'esm' | 'cjs'" }) },
    exports: { values: [], types: [] },
    commands: {
      build: {
        text: 'builds',
        usage: 'rslib build [options]',
        flags: [
          {
            name: '--format',
            aliases: [],
            argument: '<format>',
            text: 'the format',
            repeatable: false,
            negatable: false,
            choices: ['esm', 'cjs'],
          },
        ],
      },
    },
    messages: ['Only for esm.'],
    links: [],
    ...about,
  };
}

/** Sources of expansion with a small set of facts. */
export function sources(about: Partial<Facts> = {}): Sources {
  return {
    facts: facts(about),
    descriptions: {
      commands: { build: { en: 'Builds.', zh: '构建。' } },
      flags: { '--format': { en: 'Sets it.', zh: '设置。', option: 'lib.format' } },
    },
    places: { 'lib.format': '/config/lib/format' },
  };
}

/** The same page in both languages, at a route such as `/config/a`. */
export function pages(route: string, source: string): Page[] {
  const name = `${route.slice(1).replace(/\/$/, '/index')}.mdx`;
  return ['en', 'zh'].map((language) => parsePage(`docs/${language}/${name}`, source));
}
